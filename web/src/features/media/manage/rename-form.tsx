import { type Editable, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { useRefresh } from '../../dashboard/admin-query.ts'
import { PanelActions } from '../../dashboard/panel-actions.tsx'
import { publicReadsOf } from '../../dashboard/public-reads.ts'
import { SidePanel } from '../../dashboard/side-panel.tsx'
import { useFormDraft } from '../../dashboard/use-form-draft.ts'
import { Field } from '../../site/form/field.tsx'
import { showFieldErrors, useContractForm } from '../../site/form/use-contract-form.ts'
import { UntouchedDownload } from './untouched-download.tsx'

interface Props {
  kind: 'photo' | 'video' | 'audio'
  entry: { id: string; editable: Editable }
  onClose(): void
}

/** A file's name: what it is called in lists, and what a download is saved as. */
export function RenameForm({ kind, entry, onClose }: Props) {
  const { id, editable } = entry
  const form = useContractForm(editForms[kind], { name: String(editable.fields.name ?? '') })
  const kept = useFormDraft({ form, name: `${kind}/${id}` })
  const refresh = useRefresh(publicReadsOf[kind])
  const leave = () => {
    kept.forget()
    onClose()
  }
  const submit = form.handleSubmit(async (fields) => {
    try {
      await callAdmin('edit', { kind, id, revision: editable.revision, fields })
      leave()
      void refresh()
    } catch (error) {
      if (!showFieldErrors(form, error)) notifyFailure(error)
    }
  })
  return (
    <SidePanel title="Rename" onClose={leave}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field form={form} name="name" />
        <PanelActions>
          <Button type="submit" busy={form.formState.isSubmitting && 'Saving…'}>
            Save
          </Button>
          <Button variant="secondary" onClick={leave}>
            Close
          </Button>
        </PanelActions>
      </form>
      {kind === 'photo' && <UntouchedDownload id={id} />}
    </SidePanel>
  )
}
