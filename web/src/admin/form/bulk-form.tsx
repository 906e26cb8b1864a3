import type { BulkKind } from '@dlm/contract/dashboard/dashboard.schema'
import { dashboardTexts } from '@dlm/contract/dashboard/dashboard.texts'
import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import { plural } from '@dlm/contract/format/plural'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { type ContractForm, showFailure, useContractForm } from '../../forms/use-contract-form.ts'
import { notify } from '../../lib/notify.ts'
import { useRefresh } from '../admin-query.ts'
import { callForEach } from '../list/bulk-calls.ts'
import { publicReadsOf } from '../public-reads.ts'
import { SidePanel } from '../side-panel.tsx'
import { FormActions } from './form-actions.tsx'

/** What a form for many entries is given. */
export interface OpenBulkForm {
  ids: readonly string[]
  onClose(): void
  /** All of them are changed. */
  onDone(): void
}

interface Props<Fields extends FieldValues, Values> extends OpenBulkForm {
  kind: BulkKind
  /** The name of one entry's kind. */
  one: string
  /** What is done to them, as the panel is called. */
  title: string
  schema: z.ZodType<Values, Fields>
  defaults: DefaultValues<Fields>
  submitLabel: string
  children(form: ContractForm<Fields, Values>): ReactNode
}

/** The form that changes the same fields of many entries. */
export function BulkForm<Fields extends FieldValues, Values extends FieldValues>(
  props: Props<Fields, Values>,
) {
  const { kind, one, ids, title, schema, defaults, submitLabel, onClose, onDone, children } = props
  const form = useContractForm(schema, defaults)
  const refresh = useRefresh(publicReadsOf(kind))
  const close = async () => {
    if (form.formState.isDirty && (await notify(dashboardTexts.askDiscard)) !== 'yes') return
    onClose()
  }
  const submit = form.handleSubmit(async (fields) => {
    try {
      const changed = await callForEach('edit_entries', { kind, fields }, ids, dashboardTexts.done.changed)
      onClose()
      if (changed.length === ids.length) {
        onDone()
        void notify(dashboardTexts.changed(plural(ids.length, one)))
      }
    } catch (error) {
      showFailure(form, error)
    }
    // Some may be changed where others failed.
    void refresh()
  })
  return (
    <SidePanel title={title} onClose={close}>
      <p className="text-soft">{formTexts.selected(plural(ids.length, one))}</p>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {children(form)}
        <FormActions
          submitLabel={submitLabel}
          busy={form.formState.isSubmitting && formTexts.saving}
          onClose={close}
        />
      </form>
    </SidePanel>
  )
}
