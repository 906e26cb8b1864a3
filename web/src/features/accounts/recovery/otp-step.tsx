import { Verification } from '@dlm/contract/accounts/accounts.schema'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import { recoveryTexts } from '@dlm/contract/accounts/recovery.texts'
import { useEffect } from 'react'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { callApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { OtpField } from './otp-field.tsx'
import { ResendButton } from './resend-button.tsx'
import { forgetSentOtp, type SentOtp } from './sent-otp.ts'

const OtpForm = Verification.pick({ otp: true })

interface Props {
  sent: SentOtp
  onGranted(grant: string): void
}

/** The second step: the OTP, for which the server gives a grant. */
export function OtpStep({ sent, onGranted }: Props) {
  const { purpose, email } = sent
  const form = useContractForm(OtpForm, { otp: '' })
  const { setFocus } = form
  useEffect(() => setFocus('otp'), [setFocus])

  const submit = form.handleSubmit(async ({ otp }) => {
    try {
      const { grant } = await callApi('get_varify', { email, otp, purpose })
      await notify(accountTexts.requestGranted)
      onGranted(grant)
    } catch (error) {
      form.setError('otp', { message: failureMessage(error) }, { shouldFocus: true })
    }
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <OtpField form={form} name="otp" email={email} />
      <Button type="submit" busy={form.formState.isSubmitting && recoveryTexts.checking}>
        {recoveryTexts.verifyOtp}
      </Button>
      <ResendButton sent={sent} />
      <Button variant="ghost" onClick={forgetSentOtp}>
        {recoveryTexts.useAnotherAddress}
      </Button>
    </form>
  )
}
