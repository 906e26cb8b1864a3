import { askingTexts } from '@dlm/contract/questions/asking.texts'
import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../../lib/api/query.ts'
import { useDebounced } from '../../../lib/api/use-debounced.ts'
import { FaqItem } from '../faq-item.tsx'

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
        <section aria-label={askingTexts.similar} className="grid gap-2">
          <p className="text-sm text-soft">{askingTexts.similarHint}</p>
          {similar.map((question) => (
            <FaqItem key={question.id} question={question} />
          ))}
        </section>
      )}
    </div>
  )
}

/** Words that occur in many questions, whatever their subject. */
const common = new Set(
  'about after again another because before being could does every from have here into long many more much only other please possible should some still that their them then there these they thing this those through want what when where which while whom will with work would your'.split(
    ' ',
  ),
)

/** Minimum length of a search word. */
const minLength = 4

/**
 * The search word for similar questions: the longest uncommon word, which is likely the rarest; the first among equals, empty
 * for none. The search is by substring, so a whole sentence would match only itself.
 */
export function rarestWord(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => word.length >= minLength && !common.has(word))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
