import { bulkForms } from '@dlm/contract/dashboard/dashboard.schema'
import { BulkForm, type OpenBulkForm } from '../../dashboard/bulk-form.tsx'
import { Field } from '../../site/form/field.tsx'

/** The password of many albums, or none. */
export function LockForm(open: OpenBulkForm) {
  return (
    <BulkForm
      {...open}
      kind="album"
      one="album"
      title="Lock or open"
      schema={bulkForms.album}
      defaults={{ alpass: '' }}
      submitLabel="Save"
    >
      {(form) => (
        <Field
          form={form}
          name="alpass"
          isSecret
          autoComplete="off"
          hint="Each of them opens with it from now on. Without one, everybody sees the photos."
        />
      )}
    </BulkForm>
  )
}
