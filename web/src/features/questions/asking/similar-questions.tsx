import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../../lib/api/query.ts'
import { useDebounced } from '../../../lib/api/use-debounced.ts'
import { FaqItem } from '../faq-item.tsx'
import { rarestWord } from './rarest-word.ts'

/** How many are looked at, and how many of those with a reply are shown. */
const looked = 12
const shown = 3

/** Questions with replies that are about the same, while one is typing: the answer may be there already. */
export function SimilarQuestions({ text }: { text: string }) {
  const word = useDebounced(rarestWord(text), 400)
  const { data } = useQuery({
    ...publicQuery('get_faqs', { search: word, limit: looked }),
    enabled: word !== '',
  })
  const similar = data?.data.filter(({ reps }) => reps > 0).slice(0, shown) ?? []
  return (
    <div aria-live="polite">
      {similar.length > 0 && (
        <section aria-label="Similar questions" className="grid gap-2">
          <p className="text-sm text-soft">Perhaps this was answered before:</p>
          {similar.map((question) => (
            <FaqItem key={question.id} question={question} />
          ))}
        </section>
      )}
    </div>
  )
}
