import type { User } from '@dlm/contract/accounts/user.schema'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../auth/session.ts'
import { dashboardPath, paths, signInPath } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FormScreen } from './form-screen.tsx'
import { InvitationForm } from './invitation-form.tsx'

interface Obstacle {
  intro: string
  to?: string
  label?: string
}

/** Why the invitation cannot be accepted, and the link to resolve it. */
function obstacleOf(user: User | null, token: string): Obstacle | null {
  if (!token) return { intro: 'This page is opened by the link of an invitation.' }
  const back = `${paths.invitation}#${token}`
  if (!user)
    return {
      intro: 'You are invited to be an admin. Sign in, or sign up, with the e-mail address that was invited.',
      ...{ to: signInPath(back), label: 'Sign in' },
    }
  if (user.role === 'admin')
    return {
      intro: 'You are an admin already.',
      ...{ to: dashboardPath(user.adid ?? ''), label: 'Dashboard' },
    }
  if (user.varified === 'YES') return null
  return {
    intro: 'You are invited to be an admin. Verify your account first, and open the link again.',
    ...{ to: paths.verify, label: 'Verify your account' },
  }
}

/** Makes a member an admin, by the link of an invitation. Its token is in the hash, which no server receives. */
export function Invitation() {
  const token = useLocation().hash.slice(1)
  const user = useSession()
  const obstacle = obstacleOf(user, token)
  return (
    <FormScreen
      title="Invitation"
      intro={
        obstacle?.intro ?? 'You are invited to be an admin. Choose a password of its own for the dashboard.'
      }
      back={{ to: paths.home, label: 'Home' }}
    >
      {obstacle?.to && (
        <Link to={obstacle.to} className={buttonClass('primary')}>
          {obstacle.label}
        </Link>
      )}
      {!obstacle && <InvitationForm token={token} />}
    </FormScreen>
  )
}
