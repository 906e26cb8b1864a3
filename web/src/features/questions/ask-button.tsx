import { ruleText } from '@dlm/contract/dialog-text'
import { signInRequired } from '@dlm/contract/sign-in-rule'
import MessageCirclePlus from 'lucide-react/icons/message-circle-plus'
import { Link, useNavigate } from 'react-router'
import { useSession } from '../../auth/session.ts'
import { notify } from '../../lib/notify.ts'
import { askPath, signInPath } from '../../lib/paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

const content = (
  <>
    <MessageCirclePlus aria-hidden="true" className="size-5" />
    Ask a question
  </>
)

/** Leads to the form that asks; who is signed out is told so, and led to the sign-in and back (SPEC §5). */
export function AskButton() {
  const user = useSession()
  const navigate = useNavigate()
  if (user)
    return (
      <Link to={askPath} className={buttonClass('secondary')}>
        {content}
      </Link>
    )
  const press = async () => {
    await notify(ruleText(signInRequired))
    navigate(signInPath(askPath))
  }
  return (
    <Button variant="secondary" onClick={press}>
      {content}
    </Button>
  )
}
