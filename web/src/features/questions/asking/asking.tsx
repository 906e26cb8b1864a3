import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { useSession } from '../../../auth/session.ts'
import { termsPath } from '../../../lib/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { AskQuestion } from './ask-question.tsx'
import { OwnQuestions } from './own-questions.tsx'

/** What members do with questions: ask one, and look after their own. */
export function Asking() {
  const user = useSession()
  if (!user) return null
  return (
    <div className="grid gap-8 pt-6">
      <div className="grid gap-3">
        <Link to={termsPath('faq')} className={buttonClass('ghost', '-ms-3 justify-self-start px-3')}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          All questions
        </Link>
        <AskQuestion user={user} />
      </div>
      <OwnQuestions uid={user.uid} />
    </div>
  )
}
