import { useSession } from '../../../auth/session.ts'
import { AllQuestionsLink } from '../all-questions-link.tsx'
import { AskQuestion } from './ask-question.tsx'
import { OwnQuestions } from './own-questions.tsx'

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
