import { FactorProof } from '@dlm/contract/accounts/factor.schema'
import { useState } from 'react'
import { notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../dashboard/code-field.tsx'
import { Field } from '../../site/form/field.tsx'
import { showFieldErrors, useContractForm } from '../../site/form/use-contract-form.ts'

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
  const submit = form.handleSubmit(async (proof) => {
    try {
      await onSubmit(proof)
    } catch (error) {
      if (!showFieldErrors(form, error)) notifyFailure(error)
    }
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {isByCode ? (
        <CodeField form={form} name="code" takesRecovery />
      ) : (
        <Field form={form} name="adps" label="Admin password" isSecret autoComplete="off" />
      )}
      <Button variant="ghost" className="justify-self-start px-2" onClick={change}>
        {isByCode ? 'Use the admin password' : 'Use a code instead'}
      </Button>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'primary'}
          busy={form.formState.isSubmitting && 'Saving…'}
        >
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
