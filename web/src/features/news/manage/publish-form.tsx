import { bulkForms } from '@dlm/contract/dashboard/dashboard.schema'
import { BulkForm, type OpenBulkForm } from '../../dashboard/bulk-form.tsx'
import { today } from '../../dashboard/is-to-come.ts'
import { Field } from '../../site/form/field.tsx'

/** The day on which many articles are published. */
export function PublishForm(open: OpenBulkForm) {
  return (
    <BulkForm
      {...open}
      kind="news"
      one="article"
      title="Publish"
      schema={bulkForms.news}
      defaults={{ date: today() }}
      submitLabel="Publish"
    >
      {(form) => (
        <Field
          form={form}
          name="date"
          type="date"
          hint="With a future date, only admins see them until then. Those that are out already keep their day, unless it is a future one."
        />
      )}
    </BulkForm>
  )
}
