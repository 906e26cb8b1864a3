import { preview } from '@dlm/contract/format/preview'
import { questionTexts } from '@dlm/contract/questions/questions.texts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { adminPages } from '../../../lib/admin-query.ts'
import { callAdmin } from '../../../lib/admin-session.ts'
import { useReadOn } from '../../../lib/use-read-on.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { classes } from '../../../ui/classes.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { publicReadsOf } from '../../dashboard/public-reads.ts'
import { SidePanel } from '../../dashboard/side-panel.tsx'
import { UndoBar } from '../../dashboard/undo-bar.tsx'
import { useOpen } from '../../dashboard/use-open.ts'
import { useRemoval } from '../../dashboard/use-removal.ts'
import { ListStates } from '../../site/list-states.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useRelease } from './use-release.ts'
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

/** Reply FAQs (SPEC §2): the questions without a reply; choosing one opens the form that replies. One can be deleted, and brought back. */
export function ReplyTool() {
  const search = useSearch()
  const [open, show] = useOpen()
  const removal = useRemoval(publicReadsOf.question)
  const { release, released } = useRelease()
  const results = useInfiniteQuery({
    ...adminPages('get_faqs', { unanswered: true, search: search.search, limit: 24 }),
    placeholderData: keepPreviousData,
  })
  const questions = results.data?.pages.flatMap(({ data }) => data)
  const isEmpty = questions?.length === 0 && search.search === ''
  const chosen = questions?.find(({ fqid }) => fqid === open)
  const isLookedFor = useReadOn(results, open !== null && questions !== undefined && !chosen)
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
                      isBusy={[removal.busy, released].includes(question.fqid)}
                      onOpen={() => show(question.fqid)}
                      onRelease={() => release(question.fqid)}
                      onDelete={() =>
                        removal.remove(
                          {
                            ...{ kind: 'question', id: question.fqid, name: preview(question.ques) },
                            title: questionTexts.deleted.title,
                          },
                          () => callAdmin('delete_question', { id: question.fqid }),
                        )
                      }
                    />
                  </li>
                ))}
              </ul>
            )}
          </ListStates>
        </div>
        {removal.removed && (
          <UndoBar
            removed={removal.removed}
            isRestoring={removal.busy === removal.removed.id}
            onUndo={removal.undo}
            onDismiss={removal.dismiss}
          />
        )}
      </div>
      {chosen && <ReplyForm key={chosen.fqid} question={chosen} onClose={() => show(null)} />}
      {open !== null && questions && !chosen && !isLookedFor && (
        <SidePanel title="Reply" onClose={() => show(null)}>
          <p>This question was answered or removed, or stands further down the list.</p>
        </SidePanel>
      )}
    </div>
  )
}
