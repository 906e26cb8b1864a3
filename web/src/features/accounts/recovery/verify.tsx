import { Verification as VerificationForm } from '@dlm/contract/accounts/accounts.schema'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import { recoveryTexts } from '@dlm/contract/accounts/recovery.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import { lengths } from '@dlm/contract/constants'
import { maskEmail } from '@dlm/contract/format/mask-email'
import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router'
import { updateUser } from '../../../auth/persist-session.ts'
import { useSession } from '../../../auth/session.ts'
import { accepted } from '../../../forms/accepted.ts'
import { Field } from '../../../forms/field.tsx'
import { showFieldErrors, useContractForm } from '../../../forms/use-contract-form.ts'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { notify } from '../../../lib/notify.ts'
import { paths, signInPath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { focusContent } from '../focus-content.ts'
import { FormScreen } from '../form-screen.tsx'
import { EmailStep } from './email-step.tsx'
import { OtpField } from './otp-field.tsx'
import { ResendButton } from './resend-button.tsx'
import { forgetSentOtp, type SentOtp, useSentOtp } from './sent-otp.ts'
import { Steps } from './steps.tsx'

/** Verifies the account of a member who is not verified yet (SPEC §2); others are redirected to the profile. */
export function Verify() {
  const user = useSession()
  if (!user) return <Navigate to={signInPath(paths.verify)} replace />
  if (user.varified === 'YES') return <Navigate to={paths.profile} replace />
  return (
    <FormScreen
      title={recoveryTexts.verifyTitle}
      intro={recoveryTexts.verifyIntro}
      back={{ to: paths.profile, label: recoveryTexts.profile }}
    >
      <Verification user={user} />
    </FormScreen>
  )
}

/** Verifies the account in two steps: an OTP to the account's own e-mail, then OTP and N.I.C number (SPEC §2). */
function Verification({ user }: { user: User }) {
  const sent = useSentOtp('nic', user.email)
  return (
    <section className="grid gap-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <Steps names={[recoveryTexts.emailStep, recoveryTexts.proofStep]} current={sent ? 1 : 0} />
      {sent ? (
        <ProofStep sent={sent} />
      ) : (
        <>
          <p className="text-soft">
            {recoveryTexts.typeAddress}{' '}
            <span className="font-semibold wrap-anywhere text-ink">{maskEmail(user.email)}</span>
          </p>
          <EmailStep purpose="nic" email="" hint={recoveryTexts.verifyEmailHint} />
        </>
      )}
    </section>
  )
}

function ProofStep({ sent }: { sent: SentOtp }) {
  const { email } = sent
  const form = useContractForm(VerificationForm, { otp: '', nic: '' })
  const { setFocus } = form
  // An OTP is single-use: if only the number could not be saved, its grant is used again.
  const grant = useRef<string | null>(null)
  useEffect(() => setFocus('otp'), [setFocus])

  const submit = form.handleSubmit(async ({ otp, nic }) => {
    try {
      grant.current ??= (await callApi('get_varify', { email, otp, purpose: 'nic' })).grant
      const { data } = await callApi('update_nic', { email, nic, grant: grant.current })
      forgetSentOtp()
      updateUser(data[0])
      await notify(accountTexts.verified)
      focusContent()
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'grant-not-valid') grant.current = null
      if (!showFieldErrors(form, error))
        form.setError('otp', { message: failureMessage(error) }, { shouldFocus: true })
    }
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <OtpField form={form} name="otp" email={email} />
      <Field
        form={form}
        name="nic"
        label={recoveryTexts.nic}
        hint={recoveryTexts.nicHint(accepted.nic)}
        accepts={accepted.nic}
        autoComplete="off"
        maxLength={lengths.nic.max}
      />
      <Button type="submit" busy={form.formState.isSubmitting && recoveryTexts.verifying}>
        {recoveryTexts.verify}
      </Button>
      <ResendButton sent={sent} />
    </form>
  )
}
