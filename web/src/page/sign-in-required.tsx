import { signInRequired } from '@dlm/contract/sign-in-rule'
import { pageTexts } from '@dlm/contract/site/pages.texts'
import LogIn from 'lucide-react/icons/log-in'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { signInPath } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'
import { Title } from './title.tsx'

interface Props {
  /** Of the screen, where it is all that is shown of it. */
  title?: string
  /** Where the sign-in leads back to. */
  back: string
  /** What one could do then. */
  children: ReactNode
}

/** Shown where only members can continue, with a link to the sign-in. */
export function SignInRequired({ title, back, children }: Props) {
  return (
    <>
      {title && <Title>{title}</Title>}
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
    </>
  )
}
