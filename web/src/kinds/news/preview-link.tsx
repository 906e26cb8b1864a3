import { studioDay } from '@dlm/contract/format/day'
import { newsTexts } from '@dlm/contract/news/news.texts'
import { newsToolTexts } from '@dlm/contract/news/news-tool.texts'
import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { callAdmin } from '../../auth/admin-session.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { shareNewsUrl } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Without access to the clipboard the selected URL can be copied by hand. */
function select(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}

/** Copies a link that shows a draft, as it was saved, without an account. */
export function PreviewLink({ id }: { id: string }) {
  const [isBusy, setBusy] = useState(false)
  const [byHand, setByHand] = useState<{ url: string; until: string } | null>(null)
  const copy = async () => {
    setBusy(true)
    try {
      const { token, endsAt } = await callAdmin('preview_link', { id })
      const url = previewNewsUrl(id, token)
      const until = formatDay(studioDay(endsAt))
      const isCopied = await navigator.clipboard.writeText(url).then(
        () => true,
        () => false,
      )
      setByHand(isCopied ? null : { url, until })
      if (isCopied) void notify(newsTexts.previewCopied(until))
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={isBusy && newsToolTexts.copying}
        onClick={copy}
      >
        <Link2 aria-hidden="true" className="size-5" />
        {newsToolTexts.copyPreviewLink}
      </Button>
      <p className="text-sm text-soft">{newsToolTexts.previewHint}</p>
      {byHand && (
        <TextField
          label={newsToolTexts.previewLink}
          className="mt-2"
          readOnly
          ref={select}
          value={byHand.url}
          onFocus={(event) => event.currentTarget.select()}
          hint={newsToolTexts.copyByHand(byHand.until)}
        />
      )}
    </div>
  )
}

/** The address that shows an article which is not out yet. */
function previewNewsUrl(id: string, token: string): string {
  return `${shareNewsUrl(id)}&preview=${token}`
}
