import { AdminPasswordConfirmation } from '@dlm/contract/accounts/factor.schema'
import type { Passkey } from '@dlm/contract/accounts/passkey.schema'
import { passkeyTexts } from '@dlm/contract/accounts/passkeys.texts'
import { secondFactorTexts } from '@dlm/contract/accounts/second-factor.texts'
import { useEffect, useState } from 'react'
import { useRefresh } from '../../../admin/admin-query.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { Field } from '../../../forms/field.tsx'
import { submitting, useContractForm } from '../../../forms/use-contract-form.ts'
import { RemovingForm } from '../passkey-forms.tsx'
import { PasskeyRow } from '../passkey-row.tsx'

/** The passkeys of the admin; each can be removed. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [removed, setRemoved] = useState<string | null>(null)
  if (passkeys.length === 0) return null
  return (
    <ul aria-label={passkeyTexts.list} className="grid gap-3">
      {passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          onRemove={removed === passkey.id ? undefined : () => setRemoved(passkey.id)}
        >
          {removed === passkey.id && <Removal id={passkey.id} onEnd={() => setRemoved(null)} />}
        </PasskeyRow>
      ))}
    </ul>
  )
}

/** Asks for the admin password before a passkey is removed. */
function Removal({ id, onEnd }: { id: string; onEnd(): void }) {
  const form = useContractForm(AdminPasswordConfirmation, { adps: '' })
  const refresh = useRefresh()
  const { setFocus } = form
  useEffect(() => setFocus('adps'), [setFocus])
  const submit = submitting(form, async ({ adps }) => {
    await callAdmin('remove_passkey', { id, adps })
    await refresh()
    onEnd()
  })
  return (
    <RemovingForm isSubmitting={form.formState.isSubmitting} onSubmit={submit} onCancel={onEnd}>
      <Field form={form} name="adps" label={secondFactorTexts.adminPassword} isSecret autoComplete="off" />
    </RemovingForm>
  )
}
