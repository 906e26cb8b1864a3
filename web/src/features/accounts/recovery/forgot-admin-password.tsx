import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import { recoveryTexts } from '@dlm/contract/accounts/recovery.texts'
import { Navigate, useNavigate } from 'react-router'
import { useSession } from '../../../auth/session.ts'
import { notify } from '../../../lib/notify.ts'
import { paths, signInPath } from '../../../lib/paths.ts'
import { FormScreen } from '../form-screen.tsx'
import { Recovery } from './recovery.tsx'

/** Sets a new admin password by e-mail: for admins who are signed in (SPEC §2). */
export function ForgotAdminPassword() {
  const user = useSession()
  const navigate = useNavigate()
  if (!user) return <Navigate to={signInPath(paths.forgotAdminPassword)} replace />
  if (user.role !== 'admin') return <Navigate to={paths.profile} replace />
  const done = () => {
    navigate(paths.home)
    void notify(accountTexts.passwordChanged)
  }
  return (
    <FormScreen
      title={recoveryTexts.adminTitle}
      intro={recoveryTexts.adminIntro}
      back={{ to: paths.profile, label: recoveryTexts.profile }}
    >
      <Recovery kind="admin" email={user.email} onDone={done} />
    </FormScreen>
  )
}
