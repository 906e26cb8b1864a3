import { AdminSignIn } from '@dlm/contract/accounts/accounts.schema'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import { lengths } from '@dlm/contract/constants'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.ts'
import { failureMessage } from '../../lib/failure-message.ts'
import { notify } from '../../lib/notify.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../site/form/field.tsx'
import { showFieldErrors, useContractForm } from '../site/form/use-contract-form.ts'
import { CodeField } from './code-field.tsx'

interface Props {
  /** The admin id, where it is known. */
  adid?: string | undefined
  /** The admin session is open. */
  onOpened(adid: string): void
  /** The password was the initial one: the grant sets another (DESIGN §5). */
  onGranted(grant: string): void
  /** What the button says. */
  action?: string | undefined
}

const codeOf = (error: unknown) => (error instanceof ApiFailure ? error.code : undefined)

/** Opens the admin session: with id and password, then with a code where the account has a second factor. */
export function AdminSignInForm({
  adid: known = '',
  onOpened,
  onGranted,
  action = 'Open the dashboard',
}: Props) {
  const form = useContractForm(AdminSignIn, { adid: known, adps: '' })
  const [needsCode, setNeedsCode] = useState(false)

  const startAgain = () => {
    form.unregister('code')
    form.resetField('adps')
    setNeedsCode(false)
  }
  const submit = form.handleSubmit(async (values) => {
    try {
      const { adid, grant } = await callApi('admin_signin', values)
      if (grant === undefined) onOpened(adid)
      else onGranted(grant)
    } catch (error) {
      if (codeOf(error) === 'factor-required') return setNeedsCode(true)
      if (codeOf(error) === 'factor-code-wrong') return void showFieldErrors(form, error)
      const isPasswordWrong = !needsCode || codeOf(error) === 'admin-sign-in-failed'
      if (isPasswordWrong) startAgain()
      await notify(accountTexts.signInFailed(failureMessage(error)))
      form.setFocus(isPasswordWrong ? 'adps' : 'code')
    }
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {needsCode ? (
        <>
          <p className="text-soft">One more step: your account has a second factor.</p>
          <CodeField form={form} name="code" takesRecovery />
        </>
      ) : (
        <>
          <Field form={form} name="adid" label="Admin id" autoComplete="off" />
          <Field
            form={form}
            name="adps"
            label="Admin password"
            isSecret
            autoComplete="off"
            maxLength={lengths.adminPassword.max}
          />
        </>
      )}
      <Button type="submit" busy={form.formState.isSubmitting && 'Opening…'}>
        {action}
      </Button>
      {needsCode ? (
        <Button variant="ghost" className="justify-self-start px-2" onClick={startAgain}>
          Start again
        </Button>
      ) : (
        <Link
          to={paths.forgotAdminPassword}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent hover:underline"
        >
          Forgot your admin password?
        </Link>
      )}
    </form>
  )
}
