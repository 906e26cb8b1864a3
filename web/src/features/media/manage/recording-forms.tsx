import { type Editable, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import { FormFields } from '../../../admin/form/form-fields.tsx'
import { FileForm } from './file-form.tsx'

/** The form and the upload panel of videos and audios, in one chunk. */
export { UploadPanel } from './upload-panel.tsx'

interface Props {
  kind: 'video' | 'audio'
  entry: { id: string; editable: Editable }
  onClose(): void
}

/** A recording's name, in lists and as the file name of a download, and its tags. */
export function RenameForm({ kind, entry, onClose }: Props) {
  return (
    <FileForm
      title={manageMediaTexts.rename}
      kind={kind}
      entry={entry}
      schema={editForms[kind]}
      onClose={onClose}
    >
      {(form) => <FormFields form={form} />}
    </FileForm>
  )
}
