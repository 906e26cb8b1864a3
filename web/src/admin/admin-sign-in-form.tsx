import { AdminSignIn } from '@dlm/contract/accounts/accounts.schema'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import type { PasskeyRequest } from '@dlm/contract/accounts/passkey.schema'
import { wrongCodes } from '@dlm/contract/accounts/wrong-codes'
import { lengths } from '@dlm/contract/constants'
import { adminSignInTexts } from '@dlm/contract/dashboard/admin-sign-in.texts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Field } from '../forms/field.tsx'
import { showFieldErrors, useContractForm } from '../forms/use-contract-form.ts'
import { callApi } from '../lib/api/api.ts'
import { ApiFailure } from '../lib/api/api-failure.ts'
import { failureMessage } from '../lib/api/failure-message.ts'
import { notify } from '../lib/notify.ts'
import { passkeyFailure, takesPasskeys } from '../lib/passkey-support.ts'
import { askForPasskey } from '../lib/passkeys.ts'
import { paths } from '../lib/paths.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from './form/code-field.tsx'

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

/** Opens the admin session: with id and password, then with a passkey or a code where the account has a second factor. */
export function AdminSignInForm({
  adid: known = '',
  onOpened,
  onGranted,
  action = adminSignInTexts.open,
}: Props) {
  const form = useContractForm(AdminSignIn, { adid: known, adps: '' })
  const [step, setStep] = useState<'password' | 'passkey' | 'code'>('password')
  const [asked, setAsked] = useState<{ passkey: PasskeyRequest; hasApp: boolean } | null>(null)

  const startAgain = () => {
    form.unregister(['code', 'passkey'])
    form.resetField('adps')
    setStep('password')
    setAsked(null)
  }
  const takeCode = () => {
    form.unregister('passkey')
    setStep('code')
  }
  const submit = form.handleSubmit(async (values) => {
    try {
      const passkey = step === 'passkey' && asked ? await askForPasskey(asked.passkey) : undefined
      const answer = await callApi('admin_signin', { ...values, ...(passkey && { passkey }) })
      if (answer.passkey) {
        setAsked({ passkey: answer.passkey, hasApp: answer.app ?? false })
        setStep(takesPasskeys() ? 'passkey' : 'code')
      } else if (answer.grant === undefined) onOpened(answer.adid)
      else onGranted(answer.grant)
    } catch (error) {
      const refused = passkeyFailure(error)
      if (refused !== null) return form.setError('root', { message: refused })
      if (codeOf(error) === 'factor-required') return setStep('code')
      if (wrongCodes.some((code) => code === codeOf(error))) return void showFieldErrors(form, error)
      if (codeOf(error) === 'passkey-unknown')
        return form.setError('root', { message: failureMessage(error) })
      const isPasswordWrong = step === 'password' || codeOf(error) === 'admin-sign-in-failed'
      if (isPasswordWrong) startAgain()
      await notify(accountTexts.signInFailed(failureMessage(error)))
      if (isPasswordWrong) form.setFocus('adps')
      else if (step === 'code') form.setFocus('code')
    }
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {step !== 'password' && <p className="text-soft">{adminSignInTexts.oneMoreStep}</p>}
      {step === 'code' && <CodeField form={form} name="code" takesRecovery hasApp={asked?.hasApp ?? true} />}
      {step === 'passkey' && form.formState.errors.root && (
        <p role="alert" className="text-danger">
          {form.formState.errors.root.message}
        </p>
      )}
      {step === 'password' && (
        <>
          <Field form={form} name="adid" label={adminSignInTexts.adminId} autoComplete="off" />
          <Field
            form={form}
            name="adps"
            label={adminSignInTexts.adminPassword}
            isSecret
            autoComplete="off"
            maxLength={lengths.adminPassword.max}
          />
        </>
      )}
      <Button
        key={step}
        type="submit"
        autoFocus={step === 'passkey'}
        busy={
          form.formState.isSubmitting &&
          (step === 'passkey' ? adminSignInTexts.waiting : adminSignInTexts.opening)
        }
      >
        {step === 'passkey' ? adminSignInTexts.usePasskey : action}
      </Button>
      {step === 'passkey' && (
        <Button variant="ghost" className="justify-self-start px-2" onClick={takeCode}>
          {asked?.hasApp ? adminSignInTexts.useCode : adminSignInTexts.useRecoveryCode}
        </Button>
      )}
      {step !== 'password' ? (
        <Button variant="ghost" className="justify-self-start px-2" onClick={startAgain}>
          {adminSignInTexts.startAgain}
        </Button>
      ) : (
        <Link
          to={paths.forgotAdminPassword}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent hover:underline"
        >
          {adminSignInTexts.forgotPassword}
        </Link>
      )}
    </form>
  )
}
