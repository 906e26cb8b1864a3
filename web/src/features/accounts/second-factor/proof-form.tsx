import { FactorProof } from '@dlm/contract/accounts/factor.schema'
import { secondFactorTexts } from '@dlm/contract/accounts/second-factor.texts'
import { useState } from 'react'
import { CodeField } from '../../../admin/form/code-field.tsx'
import { CancellableForm } from '../../../forms/cancellable-form.tsx'
import { Field } from '../../../forms/field.tsx'
import { submitting, useContractForm } from '../../../forms/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'

interface Props {
  submitLabel: string
  isDangerous: boolean
  /** Rejects where the password or the code is wrong. */
  onSubmit(proof: FactorProof): Promise<void>
  onCancel(): void
}

/** Asks for the admin password, or for a code, before the second factor is changed. */
export function ProofForm({ submitLabel, isDangerous, onSubmit, onCancel }: Props) {
  const form = useContractForm(FactorProof, {})
  const [isByCode, setByCode] = useState(false)
  const change = () => {
    form.unregister(['adps', 'code'])
    setByCode(!isByCode)
  }
  const submit = submitting(form, onSubmit)
  return (
    <CancellableForm
      submitLabel={submitLabel}
      busy={form.formState.isSubmitting && secondFactorTexts.saving}
      isDangerous={isDangerous}
      className="gap-3"
      onSubmit={submit}
      onCancel={onCancel}
    >
      {isByCode ? (
        <CodeField form={form} name="code" takesRecovery />
      ) : (
        <Field form={form} name="adps" label={secondFactorTexts.adminPassword} isSecret autoComplete="off" />
      )}
      <Button variant="ghost" className="justify-self-start px-2" onClick={change}>
        {isByCode ? secondFactorTexts.useAdminPassword : secondFactorTexts.useCode}
      </Button>
    </CancellableForm>
  )
}
