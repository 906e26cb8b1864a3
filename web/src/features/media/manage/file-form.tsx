import type { Editable } from '@dlm/contract/dashboard/dashboard.schema'
import { isFeaturedKind } from '@dlm/contract/kinds/kind-lists'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { useRefresh } from '../../../admin/admin-query.ts'
import { DraftNotice } from '../../../admin/form/draft-notice.tsx'
import { FeaturedChoice } from '../../../admin/form/featured-choice.tsx'
import { FormActions } from '../../../admin/form/form-actions.tsx'
import { useFormDraft } from '../../../admin/form/use-form-draft.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { SidePanel } from '../../../admin/side-panel.tsx'
import { callAdmin } from '../../../auth/admin-session.ts'
import { type ContractForm, submitting, useContractForm } from '../../../forms/use-contract-form.ts'

interface Props<Fields extends FieldValues, Values> {
  title: string
  kind: 'photo' | 'video' | 'audio'
  entry: { id: string; editable: Editable }
  schema: z.ZodType<Values, Fields>
  onClose(): void
  children(form: ContractForm<Fields, Values>): ReactNode
  /** Below the form. */
  more?: ReactNode
}

/** The form for the texts of an uploaded file. */
export function FileForm<Fields extends FieldValues, Values extends FieldValues>(
  props: Props<Fields, Values>,
) {
  const { title, kind, entry, schema, onClose, children, more } = props
  const { id, editable } = entry
  const form = useContractForm(schema, editable.fields as DefaultValues<Fields>)
  const formDraft = useFormDraft({ form, name: `${kind}/${id}` })
  const refresh = useRefresh(publicReadsOf(kind))
  const leave = () => {
    formDraft.forget()
    onClose()
  }
  const close = () => {
    formDraft.notifySaved(formDraft.forget)
    onClose()
  }
  const submit = submitting(form, async (fields) => {
    await callAdmin('edit', { kind, id, revision: editable.revision, fields })
    leave()
    void refresh()
  })
  return (
    <SidePanel title={title} onClose={close}>
      {formDraft.isBack && <DraftNotice onDiscard={leave} />}
      <form noValidate onSubmit={submit} className="grid gap-5">
        {children(form)}
        <FormActions
          submitLabel={manageMediaTexts.save}
          busy={form.formState.isSubmitting && manageMediaTexts.saving}
          onClose={close}
        />
      </form>
      {more}
      {isFeaturedKind(kind) && <FeaturedChoice kind={kind} id={id} />}
    </SidePanel>
  )
}
