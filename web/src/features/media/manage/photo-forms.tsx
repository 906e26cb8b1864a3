import { bulkForms, type Editable, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import { BulkForm, type OpenBulkForm } from '../../../admin/form/bulk-form.tsx'
import { AreaField } from '../../../forms/area-field.tsx'
import { Field } from '../../../forms/field.tsx'
import { CreditFields } from './credit-fields.tsx'
import { FileForm } from './file-form.tsx'
import { OriginalDownload } from './original-download.tsx'

/** The forms and the upload panel of photos, in one chunk. */
export { MovePanel } from './move-panel.tsx'
export { UploadPanel } from './upload-panel.tsx'

interface Props {
  entry: { id: string; editable: Editable }
  onClose(): void
}

/** A photo's name, which is its file name in a download, and its texts. */
export function PhotoForm({ entry, onClose }: Props) {
  return (
    <FileForm
      title={manageMediaTexts.editPhoto}
      kind="photo"
      entry={entry}
      schema={editForms.photo}
      onClose={onClose}
      more={<OriginalDownload id={entry.id} />}
    >
      {(form) => (
        <>
          <Field form={form} name="name" />
          <AreaField
            form={form}
            name="alt"
            hint={manageMediaTexts.altHint}
            className="[&>textarea]:min-h-20"
          />
          <AreaField
            form={form}
            name="caption"
            hint={manageMediaTexts.captionHint}
            className="[&>textarea]:min-h-20"
          />
          <CreditFields form={form} />
        </>
      )}
    </FileForm>
  )
}

/** The credit of many photos. */
export function CreditForm(open: OpenBulkForm) {
  return (
    <BulkForm
      {...open}
      kind="photo"
      one={manageMediaTexts.onePhoto}
      title={manageMediaTexts.creditTitle}
      schema={bulkForms.photo}
      defaults={{ author: '', licence: '' }}
      submitLabel={manageMediaTexts.save}
    >
      {(form) => <CreditFields form={form} />}
    </BulkForm>
  )
}
