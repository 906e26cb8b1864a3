import { FactorCode } from '@dlm/contract/accounts/factor.schema'
import { secondFactorTexts } from '@dlm/contract/accounts/second-factor.texts'
import type { Answer } from '@dlm/contract/contract'
import * as z from 'zod'
import { CodeField } from '../../../admin/form/code-field.tsx'
import { callAdmin } from '../../../auth/admin-session.ts'
import { CancellableForm } from '../../../forms/cancellable-form.tsx'
import { submitting, useContractForm } from '../../../forms/use-contract-form.ts'
import { FactorQr } from './factor-qr.tsx'

interface Props {
  started: Answer<'start_factor'>
  onConfirmed(codes: readonly string[]): void
  onCancel(): void
}

const Confirmation = z.object({ code: FactorCode })

/** The secret for the app, as a QR code and as text; then the first code of the app, which switches the factor on. */
export function FactorSetup({ started: { secret, url }, onConfirmed, onCancel }: Props) {
  const form = useContractForm(Confirmation, { code: '' })
  const submit = submitting(form, async (values) => {
    onConfirmed((await callAdmin('confirm_factor', values)).codes)
  })
  return (
    <section
      aria-labelledby="factor-setup"
      className="grid max-w-text gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="factor-setup" className="text-h3">
        {secondFactorTexts.setupTitle}
      </h2>
      <p className="text-soft">{secondFactorTexts.setupHint}</p>
      <FactorQr url={url} />
      <p className="grid gap-1">
        <span className="text-sm text-soft">{secondFactorTexts.key}</span>
        <code className="font-semibold break-all select-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CancellableForm
        submitLabel={secondFactorTexts.turnOn}
        busy={form.formState.isSubmitting && secondFactorTexts.turningOn}
        className="gap-5"
        onSubmit={submit}
        onCancel={onCancel}
      >
        <CodeField form={form} name="code" />
      </CancellableForm>
    </section>
  )
}
