import { AdminPasswordConfirmation } from '@dlm/contract/accounts/factor.schema'
import { AddPasskey } from '@dlm/contract/accounts/passkey.schema'
import { secondFactorTexts } from '@dlm/contract/accounts/second-factor.texts'
import { useEffect } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { Field } from '../../../forms/field.tsx'
import { submitting, useContractForm } from '../../../forms/use-contract-form.ts'
import { makePasskey } from '../../../lib/passkeys.ts'
import { MakingForm, passkeyName, showPasskeyFailure } from '../passkey-forms.tsx'

const NewPasskey = AdminPasswordConfirmation.extend({ name: AddPasskey.shape.name })

interface Props {
  /** The recovery codes, if this passkey switched the factor on. */
  onAdded(codes: readonly string[]): void
  onCancel(): void
}

/** Asks for the admin password and a name, then has the browser make a passkey. */
export function PasskeyForm({ onAdded, onCancel }: Props) {
  const form = useContractForm(NewPasskey, { adps: '', name: '' })
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  const submit = submitting(
    form,
    async ({ adps, name }) => {
      const { options } = await callAdmin('start_passkey', { adps })
      const passkey = await makePasskey(options)
      onAdded((await callAdmin('add_passkey', { passkey, name })).codes)
    },
    (error) => showPasskeyFailure(form, error),
  )
  return (
    <MakingForm isSubmitting={form.formState.isSubmitting} onSubmit={submit} onCancel={onCancel}>
      <Field form={form} name="name" {...passkeyName} />
      <Field form={form} name="adps" label={secondFactorTexts.adminPassword} isSecret autoComplete="off" />
    </MakingForm>
  )
}
