import { type Editable, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { AreaField } from '../../../forms/area-field.tsx'
import { Field } from '../../../forms/field.tsx'
import { CreditFields } from './credit-fields.tsx'
import { FileForm } from './file-form.tsx'
import { OriginalDownload } from './original-download.tsx'

interface Props {
  entry: { id: string; editable: Editable }
  onClose(): void
}

/** A photo's name, which is its file name in a download, and its texts. */
export function PhotoForm({ entry, onClose }: Props) {
  return (
    <FileForm
      title="Edit the photo"
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
            hint="What is seen, for those who cannot see it."
            className="[&>textarea]:min-h-20"
          />
          <AreaField
            form={form}
            name="caption"
            hint="What everyone reads below the photo."
            className="[&>textarea]:min-h-20"
          />
          <CreditFields form={form} />
        </>
      )}
    </FileForm>
  )
}
