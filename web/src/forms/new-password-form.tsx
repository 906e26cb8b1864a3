import { newPasswordTexts } from '@dlm/contract/accounts/account-fields.texts'
import type { NewAdminPassword, NewPassword } from '@dlm/contract/accounts/accounts.schema'
import { lengths } from '@dlm/contract/constants'
import { Button } from '../ui/button.tsx'
import { accepted } from './accepted.ts'
import { Field } from './field.tsx'
import { useContractForm } from './use-contract-form.ts'

interface Props {
  schema: typeof NewPassword | typeof NewAdminPassword
  kind: 'account' | 'admin'
  submitLabel: string
  onSubmit(password: string): Promise<void>
}

/** A new password, twice. */
export function NewPasswordForm({ schema, kind, submitLabel, onSubmit }: Props) {
  const form = useContractForm(schema, { password: '', confirm: '' })
  const rule = kind === 'admin' ? 'adminPassword' : 'password'
  const { max } = lengths[rule]
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ password }) => onSubmit(password))}
      className="grid gap-5"
    >
      <Field
        form={form}
        name="password"
        label={newPasswordTexts.newPassword}
        isSecret
        hint={accepted[rule]}
        accepts={accepted[rule]}
        autoComplete="new-password"
        maxLength={max}
      />
      <Field
        form={form}
        name="confirm"
        label={newPasswordTexts.confirmNewPassword}
        isSecret
        autoComplete="new-password"
        maxLength={max}
      />
      <Button type="submit" busy={form.formState.isSubmitting && newPasswordTexts.saving}>
        {submitLabel}
      </Button>
    </form>
  )
}
