import { AdminPasswordConfirmation } from '@dlm/contract/accounts/factor.schema'
import { secondFactorTexts } from '@dlm/contract/accounts/second-factor.texts'
import type { Answer } from '@dlm/contract/contract'
import { useEffect } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { Field } from '../../../forms/field.tsx'
import { showFailure, useContractForm } from '../../../forms/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'

/** Asks for the admin password again before the secret for an app is shown. */
export function StartForm({ onStarted }: { onStarted(started: Answer<'start_factor'>): void }) {
  const form = useContractForm(AdminPasswordConfirmation, { adps: '' })
  const { setFocus } = form
  useEffect(() => setFocus('adps'), [setFocus])
  const submit = form.handleSubmit(async (values) => {
    try {
      onStarted(await callAdmin('start_factor', values))
    } catch (error) {
      form.resetField('adps')
      showFailure(form, error)
    }
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field form={form} name="adps" label={secondFactorTexts.adminPassword} isSecret autoComplete="off" />
      <Button
        type="submit"
        className="justify-self-start"
        busy={form.formState.isSubmitting && secondFactorTexts.starting}
      >
        {secondFactorTexts.continue}
      </Button>
    </form>
  )
}
