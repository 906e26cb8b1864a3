import { NewAdminPassword } from '@dlm/contract/accounts/accounts.schema'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import { adminSignInTexts } from '@dlm/contract/dashboard/admin-sign-in.texts'
import { NewPasswordForm } from '../forms/new-password-form.tsx'
import { callApi } from '../lib/api/api.ts'
import { notify, notifyFailure } from '../lib/notify.ts'

interface Props {
  user: User
  grant: string
  /** The admin signs in with it now. */
  onSet(): void
}

/** The initial admin password of a promotion opens nothing: another one is set at once (DESIGN §5). */
export function NewAdminPasswordForm({ user, grant, onSet }: Props) {
  const set = async (password: string) => {
    try {
      await callApi('update_admin_password', { email: user.email, password, grant })
      await notify(accountTexts.passwordChanged)
    } catch (error) {
      notifyFailure(error)
    }
    // A grant is good once: whatever happened, the sign-in comes next.
    onSet()
  }
  return (
    <div className="grid gap-4">
      <p className="text-soft">{adminSignInTexts.firstPassword}</p>
      <NewPasswordForm
        schema={NewAdminPassword}
        kind="admin"
        submitLabel={adminSignInTexts.setPassword}
        onSubmit={set}
      />
    </div>
  )
}
