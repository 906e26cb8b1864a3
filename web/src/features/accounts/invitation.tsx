import { invitationTexts } from '@dlm/contract/accounts/invitation.texts'
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
  if (!token) return { intro: invitationTexts.noLink }
  const back = `${paths.invitation}#${token}`
  if (!user)
    return {
      intro: invitationTexts.signInFirst,
      ...{ to: signInPath(back), label: invitationTexts.signIn },
    }
  if (user.role === 'admin')
    return {
      intro: invitationTexts.alreadyAdmin,
      ...{ to: dashboardPath(user.adid ?? ''), label: invitationTexts.dashboard },
    }
  if (user.varified === 'YES') return null
  return {
    intro: invitationTexts.verifyFirst,
    ...{ to: paths.verify, label: invitationTexts.verify },
  }
}

/** Makes a member an admin, by the link of an invitation. Its token is in the hash, which no server receives. */
export function Invitation() {
  const token = useLocation().hash.slice(1)
  const user = useSession()
  const obstacle = obstacleOf(user, token)
  return (
    <FormScreen
      title={invitationTexts.title}
      intro={obstacle?.intro ?? invitationTexts.intro}
      back={{ to: paths.home, label: invitationTexts.home }}
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
