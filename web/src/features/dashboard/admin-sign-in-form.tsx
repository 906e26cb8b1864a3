import { AdminSignIn } from '@dlm/contract/accounts/accounts.schema'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import { lengths } from '@dlm/contract/constants'
import { Link } from 'react-router'
import { callApi } from '../../lib/api.ts'
import { failureMessage } from '../../lib/failure-message.ts'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../site/form/field.tsx'
import { useContractForm } from '../site/form/use-contract-form.ts'

interface Props {
  /** The admin id, where it is known. */
  adid?: string | undefined
  /** The admin session is open. */
  onOpened(adid: string): void
  /** The password was the initial one: the grant sets another (DESIGN §5). */
  onGranted(grant: string): void
}

/** Opens the admin session. */
export function AdminSignInForm({ adid: known = '', onOpened, onGranted }: Props) {
  const form = useContractForm(AdminSignIn, { adid: known, adps: '' })

  const submit = form.handleSubmit(async (values) => {
    try {
      const { adid, grant } = await callApi('admin_signin', values)
      if (grant === undefined) onOpened(adid)
      else onGranted(grant)
    } catch (error) {
      form.resetField('adps')
      await notify(accountTexts.signInFailed(failureMessage(error)))
      form.setFocus('adps')
    }
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field form={form} name="adid" label="Admin id" autoComplete="off" />
      <Field
        form={form}
        name="adps"
        label="Admin password"
        isSecret
        autoComplete="off"
        maxLength={lengths.adminPassword.max}
      />
      <Button type="submit" busy={form.formState.isSubmitting && 'Opening…'}>
        Open the dashboard
      </Button>
      <Link
        to={paths.forgotAdminPassword}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent hover:underline"
      >
        Forgot your admin password?
      </Link>
    </form>
  )
}
