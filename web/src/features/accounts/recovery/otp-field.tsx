import { recoveryTexts } from '@dlm/contract/accounts/recovery.texts'
import { lengths } from '@dlm/contract/constants'
import { maskEmail } from '@dlm/contract/format/mask-email'
import type { ClipboardEvent } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { Field } from '../../../forms/field.tsx'
import type { ContractForm } from '../../../forms/use-contract-form.ts'

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  name: Path<Fields>
  /** Where it was sent to. */
  email: string
}

/** Six digits, with autofill by the device; other characters of a paste are dropped. */
export function OtpField<Fields extends FieldValues, Values>({ form, name, email }: Props<Fields, Values>) {
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '').slice(0, lengths.otp)
    form.setValue(name, digits as PathValue<Fields, Path<Fields>>, {
      shouldValidate: form.formState.isSubmitted,
    })
  }
  return (
    <Field
      form={form}
      name={name}
      label={recoveryTexts.otp}
      hint={recoveryTexts.otpHint(maskEmail(email))}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={lengths.otp}
      onPaste={paste}
    />
  )
}
