import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDebounced } from '../../lib/api/use-debounced.ts'
import { WrittenText } from '../../page/written-text.tsx'
import { adminQuery } from '../admin-query.ts'

interface Props {
  title: string | undefined
  text: string | undefined
  /** The line below the title, such as the day. */
  line?: string | undefined
  cover: ReactNode
}

/** An entry as visitors will read it. */
export function EntryPreview({ title, text, line, cover }: Props) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        {/* The page has its heading already. */}
        <p dir="auto" className="font-heading text-h1 font-semibold wrap-anywhere">
          {title || <span className="text-soft">{formTexts.titlePlaceholder}</span>}
        </p>
        {line && (
          <p dir="auto" className="text-sm text-soft tabular-nums">
            {line}
          </p>
        )}
      </div>
      {cover}
      {text ? (
        <WrittenPreview text={text} className="grid max-w-[68ch] gap-5 text-lg leading-relaxed text-pretty" />
      ) : (
        <p className="text-lg text-soft">{formTexts.textPlaceholder}</p>
      )}
    </div>
  )
}

/** Milliseconds the typing rests before the server is asked. */
const debounce = 300

/** A text that is being written, as visitors will read it: the server makes its blocks, as it will when it is saved. */
function WrittenPreview({ text, className }: { text: string; className: string }) {
  const settled = useDebounced(text, debounce)
  const { data } = useQuery({
    ...adminQuery('preview_text', { text: settled }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return <WrittenText text={text} blocks={data?.blocks} embeds={data?.embeds} className={className} />
}
