import { askingTexts } from '@dlm/contract/questions/asking.texts'
import { questionTexts } from '@dlm/contract/questions/questions.texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { useSession } from '../../../auth/session.ts'
import { privateInfiniteList } from '../../../lib/api/query.ts'
import { ListStates } from '../../../page/list-states.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AllQuestionsLink } from '../all-questions-link.tsx'
import { FaqItem } from '../faq-item.tsx'
import { AskQuestion } from './ask-question.tsx'
import { DeleteButton } from './delete-button.tsx'

/** The questions of a member: the form that asks, and their own ones. */
export function Asking() {
  const user = useSession()
  if (!user) return null
  return (
    <div className="grid gap-8 pt-6">
      <div className="grid gap-3">
        <AllQuestionsLink />
        <AskQuestion user={user} />
      </div>
      <OwnQuestions uid={user.uid} />
    </div>
  )
}

const listClass = 'grid gap-3'

const skeleton = (
  <div className={listClass}>
    <Skeleton className="h-21" />
    <Skeleton className="h-21" />
  </div>
)

/** The member's own questions, newest first; they and the replies to them can be deleted. */
function OwnQuestions({ uid }: { uid: string }) {
  const results = useInfiniteQuery(privateInfiniteList('get_qa', { id: uid, limit: 12 }))
  const isEmpty = results.data?.pages.every(({ data }) => data.length === 0) && !results.hasNextPage
  return (
    <section aria-labelledby="own-questions" className="grid gap-3">
      <h2 id="own-questions" className="text-h3">
        {askingTexts.ownQuestions}
      </h2>
      {isEmpty ? (
        <p className="text-soft">{askingTexts.noQuestions}</p>
      ) : (
        <div>
          <ListStates
            list={{ results }}
            words={askingTexts.list}
            icon={MessageCircleQuestionMark}
            skeleton={skeleton}
          >
            {(questions) => (
              <div className={listClass}>
                {questions.map((question) => (
                  <FaqItem
                    key={question.id}
                    question={question}
                    replyAction={({ id }) => (
                      <DeleteButton
                        call="ans_delete"
                        id={id}
                        label={askingTexts.deleteReply}
                        question={questionTexts.askDeleteReply}
                      />
                    )}
                  >
                    <DeleteButton
                      call="qa_delete"
                      id={question.id}
                      label={askingTexts.deleteQuestion}
                      question={questionTexts.askDelete}
                      done={questionTexts.deleted}
                    />
                  </FaqItem>
                ))}
              </div>
            )}
          </ListStates>
        </div>
      )}
    </section>
  )
}
