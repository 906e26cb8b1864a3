import { FactorCode } from '@dlm/contract/accounts/factor.schema'
import type { Answer } from '@dlm/contract/contract'
import * as z from 'zod'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../dashboard/code-field.tsx'
import { showFieldErrors, useContractForm } from '../../site/form/use-contract-form.ts'
import { FactorQr } from './factor-qr.tsx'

interface Props {
  started: Answer<'start_factor'>
  onConfirmed(codes: readonly string[]): void
  onCancel(): void
}

const Confirmation = z.object({ code: FactorCode })

/** The secret for the app, as a QR code and to be typed; then the first code of it, which turns the factor on. */
export function FactorSetup({ started: { secret, url }, onConfirmed, onCancel }: Props) {
  const form = useContractForm(Confirmation, { code: '' })
  const submit = form.handleSubmit(async (values) => {
    try {
      onConfirmed((await callAdmin('confirm_factor', values)).codes)
    } catch (error) {
      if (!showFieldErrors(form, error)) notifyFailure(error)
    }
  })
  return (
    <section
      aria-labelledby="factor-setup"
      className="grid max-w-text gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="factor-setup" className="text-h3">
        Add the portal to your app
      </h2>
      <p className="text-soft">Scan this with your authenticator app, or type the key into it.</p>
      <FactorQr url={url} />
      <p className="grid gap-1">
        <span className="text-sm text-soft">Key</span>
        <code className="font-semibold break-all select-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <CodeField form={form} name="code" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.formState.isSubmitting && 'Turning on…'}>
            Turn it on
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </section>
  )
}
