import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { infiniteList } from '../../lib/query.ts'
import { useSearch } from '../../lib/use-search.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListStates } from '../site/list-states.tsx'
import { AskButton } from './ask-button.tsx'
import { FaqItem, faqItemClass } from './faq-item.tsx'

const words = { one: 'question', many: 'questions', all: 'questions' } as const
const listClass = 'grid gap-3'

const skeleton = (
  <div className={listClass}>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <div key={at} className={`${faqItemClass} grid gap-2 p-4 sm:px-5`}>
        <Skeleton className="h-[1.6rem] w-4/5" />
        <Skeleton className="h-[1.14rem] w-2/5" />
      </div>
    ))}
  </div>
)

/** Everybody's questions, newest first, with their search and the way to ask; each opens to its replies. */
export function FaqList() {
  const { typed, search, onSearch } = useSearch()
  const results = useInfiniteQuery({
    ...infiniteList('get_faqs', { search, limit: 12 }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid gap-6 pt-8">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <SearchField label="Search the questions" value={typed} onChange={onSearch} />
        <AskButton />
      </div>
      <div>
        <ListStates
          results={results}
          search={search}
          onClearSearch={() => onSearch('')}
          words={words}
          icon={MessageCircleQuestionMark}
          skeleton={skeleton}
        >
          {(questions) => (
            <div className={listClass}>
              {questions.map((question) => (
                <FaqItem key={question.id} question={question} />
              ))}
            </div>
          )}
        </ListStates>
      </div>
    </div>
  )
}
