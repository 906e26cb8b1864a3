import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../../lib/api/query.ts'
import { useDebounced } from '../../../lib/api/use-debounced.ts'
import { FaqItem } from '../faq-item.tsx'
import { rarestWord } from './rarest-word.ts'

/** How many are requested, and how many of those with a reply are shown. */
const requestedCount = 12
const visibleCount = 3

/** Answered questions that are similar to the one being typed. */
export function SimilarQuestions({ text }: { text: string }) {
  const searchWord = useDebounced(rarestWord(text), 400)
  const { data } = useQuery({
    ...publicQuery('get_faqs', { search: searchWord, limit: requestedCount }),
    enabled: searchWord !== '',
  })
  const similar = data?.data.filter(({ reps }) => reps > 0).slice(0, visibleCount) ?? []
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
