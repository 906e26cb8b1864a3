import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'

/** Downloads the original of a photo, with the metadata of place, camera and owner that visitors do not get. */
export function OriginalDownload({ id }: { id: string }) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { data } = await callAdmin('get_original', { id })
      // It is sent as an attachment, so the page is not left.
      window.location.assign(data[0].file)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-2 border-line border-t pt-5">
      <Button variant="secondary" busy={isBusy && manageMediaTexts.preparing} onClick={download}>
        <Download aria-hidden="true" className="size-5" />
        {manageMediaTexts.downloadOriginal}
      </Button>
      <p className="text-sm text-soft">{manageMediaTexts.originalHint}</p>
    </div>
  )
}
