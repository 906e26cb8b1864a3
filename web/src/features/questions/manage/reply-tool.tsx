import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { adminPages } from '../../../lib/admin-query.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { classes } from '../../../ui/classes.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SidePanel } from '../../dashboard/side-panel.tsx'
import { useOpen } from '../../dashboard/use-open.ts'
import { ListStates } from '../../site/list-states.tsx'
import { ReplyForm } from './reply-form.tsx'
import { WaitingQuestion } from './waiting-question.tsx'

const words = {
  one: 'question',
  many: 'questions',
  all: 'open questions',
  hint: 'Every question has its reply.',
} as const

const skeleton = (
  <div className="grid gap-3">
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} className="h-20" />
    ))}
  </div>
)

/** Reply FAQs (SPEC §2): the questions without a reply; choosing one opens the form that replies. */
export function ReplyTool() {
  const search = useSearch()
  const [open, show] = useOpen()
  const results = useInfiniteQuery({
    ...adminPages('get_faqs', { unanswered: true, search: search.search, limit: 24 }),
    placeholderData: keepPreviousData,
  })
  const questions = results.data?.pages.flatMap(({ data }) => data)
  const isEmpty = questions?.length === 0 && search.search === ''
  const chosen = questions?.find(({ fqid }) => fqid === open)
  return (
    <div className={classes('grid items-start gap-6', open !== null && 'lg:grid-cols-[1fr_26rem]')}>
      <div className="grid min-w-0 gap-5">
        <h2 className="text-h3">{isEmpty ? 'You Have No Questions.' : 'Your Questions'}</h2>
        <SearchField label="Search the open questions" value={search.typed} onChange={search.onSearch} />
        <div>
          <ListStates
            results={results}
            search={search.search}
            onClearSearch={() => search.onSearch('')}
            words={words}
            icon={MessagesSquare}
            skeleton={skeleton}
          >
            {(waiting) => (
              <ul className="grid gap-3">
                {waiting.map((question) => (
                  <li key={question.fqid}>
                    <WaitingQuestion
                      question={question}
                      isOpen={question.fqid === open}
                      onOpen={() => show(question.fqid)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </ListStates>
        </div>
      </div>
      {chosen && <ReplyForm key={chosen.fqid} question={chosen} onClose={() => show(null)} />}
      {open !== null && questions && !chosen && (
        <SidePanel title="Reply" onClose={() => show(null)}>
          <p>This question was answered or removed, or stands further down the list.</p>
        </SidePanel>
      )}
    </div>
  )
}
