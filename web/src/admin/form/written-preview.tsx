import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../lib/api/use-debounced.ts'
import { WrittenText } from '../../page/written-text.tsx'
import { adminQuery } from '../admin-query.ts'

/** Milliseconds the typing rests before the server is asked. */
const debounce = 300

/** A text that is being written, as visitors will read it: the server makes its blocks, as it will when it is saved. */
export function WrittenPreview({ text, className }: { text: string; className: string }) {
  const settled = useDebounced(text, debounce)
  const { data } = useQuery({
    ...adminQuery('preview_text', { text: settled }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return <WrittenText text={text} blocks={data?.blocks} embeds={data?.embeds} className={className} />
}
