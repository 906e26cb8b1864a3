import { PasswordConfirmation } from '@dlm/contract/accounts/accounts.schema'
import { AddPasskey } from '@dlm/contract/accounts/passkey.schema'
import { passkeyTexts } from '@dlm/contract/accounts/passkeys.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Field } from '../../../forms/field.tsx'
import { submitting, useContractForm } from '../../../forms/use-contract-form.ts'
import { callApi } from '../../../lib/api/api.ts'
import { invalidate } from '../../../lib/api/invalidate.ts'
import { makePasskey } from '../../../lib/passkeys.ts'
import { MakingForm, passkeyName, RemovingForm, showPasskeyFailure } from '../passkey-forms.tsx'

const NewPasskey = PasswordConfirmation.extend({ name: AddPasskey.shape.name })
const password = { label: passkeyTexts.password, isSecret: true, autoComplete: 'current-password' }

function useRefreshedList() {
  const client = useQueryClient()
  return () => invalidate(client, ['my_passkeys'])
}

/** Asks for the password and a name, then has the browser make a passkey. */
export function NewPasskeyForm({ onEnd }: { onEnd(): void }) {
  const form = useContractForm(NewPasskey, { pass: '', name: '' })
  const refresh = useRefreshedList()
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  const submit = submitting(
    form,
    async ({ pass, name }) => {
      const { options } = await callApi('start_my_passkey', { pass })
      await callApi('add_my_passkey', { passkey: await makePasskey(options), name })
      await refresh()
      onEnd()
    },
    (error) => showPasskeyFailure(form, error),
  )
  return (
    <MakingForm
      isSubmitting={form.formState.isSubmitting}
      className="max-w-text gap-4"
      onSubmit={submit}
      onCancel={onEnd}
    >
      <Field form={form} name="name" {...passkeyName} />
      <Field form={form} name="pass" {...password} />
    </MakingForm>
  )
}

/** Asks for the password before a passkey is removed. */
export function PasskeyRemoval({ id, onEnd }: { id: string; onEnd(): void }) {
  const form = useContractForm(PasswordConfirmation, { pass: '' })
  const refresh = useRefreshedList()
  const { setFocus } = form
  useEffect(() => setFocus('pass'), [setFocus])
  const submit = submitting(form, async ({ pass }) => {
    await callApi('remove_my_passkey', { id, pass })
    await refresh()
    onEnd()
  })
  return (
    <RemovingForm isSubmitting={form.formState.isSubmitting} onSubmit={submit} onCancel={onEnd}>
      <Field form={form} name="pass" {...password} />
    </RemovingForm>
  )
}
