import MessageCirclePlus from 'lucide-react/icons/message-circle-plus'
import { Link } from 'react-router'
import { askPath } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'

/** The link to the form that asks, or, for visitors, to the sign-in (SPEC §5). */
export function AskButton() {
  return (
    <Link to={askPath} className={buttonClass('secondary')}>
      <MessageCirclePlus aria-hidden="true" className="size-5" />
      Ask a question
    </Link>
  )
}
