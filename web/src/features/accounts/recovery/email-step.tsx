import { type OtpPurpose, OtpRequest } from '@dlm/contract/accounts/accounts.schema'
import { recoveryTexts } from '@dlm/contract/accounts/recovery.texts'
import { lengths } from '@dlm/contract/constants'
import { Field } from '../../../forms/field.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { sendOtp } from './send-otp.ts'

interface Props {
  purpose: OtpPurpose
  /** Initial value of the field. */
  email: string
  hint: string
}

/** The first step: the e-mail address the OTP is sent to. */
export function EmailStep({ purpose, email, hint }: Props) {
  const form = useContractForm(OtpRequest, { email, purpose })
  const submit = form.handleSubmit((values) => sendOtp(values.email, purpose))
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        form={form}
        name="email"
        label={recoveryTexts.email}
        type="email"
        hint={hint}
        autoComplete="email"
        maxLength={lengths.email}
      />
      <Button type="submit" busy={form.formState.isSubmitting && recoveryTexts.sending}>
        {recoveryTexts.sendOtp}
      </Button>
    </form>
  )
}
