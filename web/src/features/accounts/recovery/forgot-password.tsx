import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import { recoveryTexts } from '@dlm/contract/accounts/recovery.texts'
import { useNavigate } from 'react-router'
import { useSession } from '../../../auth/session.ts'
import { forgetSession } from '../../../auth/sign-in-out.ts'
import { notify } from '../../../lib/notify.ts'
import { paths } from '../../../lib/paths.ts'
import { FormScreen } from '../form-screen.tsx'
import { Recovery } from './recovery.tsx'

/** Sets a new password by e-mail, which ends every session of the account (SPEC §2, §4). */
export function ForgotPassword() {
  const user = useSession()
  const navigate = useNavigate()
  const done = async () => {
    if (user) await forgetSession()
    navigate(paths.home)
    void notify(accountTexts.passwordChanged)
  }
  return (
    <FormScreen
      title={recoveryTexts.title}
      intro={recoveryTexts.intro}
      back={{ to: paths.profile, label: recoveryTexts.profile }}
    >
      <Recovery kind="account" email={user?.email ?? ''} onDone={done} />
    </FormScreen>
  )
}
