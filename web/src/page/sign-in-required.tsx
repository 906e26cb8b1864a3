import { signInRequired } from '@dlm/contract/sign-in-rule'
import { pageTexts } from '@dlm/contract/site/pages.texts'
import LogIn from 'lucide-react/icons/log-in'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { signInPath } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'

interface Props {
  /** Where the sign-in leads back to. */
  back: string
  /** What one could do then. */
  children: ReactNode
}

/** Shown where only members can continue, with a link to the sign-in. */
export function SignInRequired({ back, children }: Props) {
  return (
    <MessagePanel
      icon={LogIn}
      title={signInRequired.title}
      action={
        <Link to={signInPath(back)} className={buttonClass('primary')}>
          {pageTexts.signIn}
        </Link>
      }
    >
      {children}
    </MessagePanel>
  )
}
