import { bulkForms } from '@dlm/contract/dashboard/dashboard.schema'
import { BulkForm, type OpenBulkForm } from '../../admin/form/bulk-form.tsx'
import { PublishField } from '../../admin/form/publication-fields.tsx'

/** The publication date of many articles. */
export function PublishForm(open: OpenBulkForm) {
  return (
    <BulkForm
      {...open}
      kind="news"
      one="article"
      title="Publish"
      schema={bulkForms.news}
      defaults={{}}
      submitLabel="Publish"
    >
      {(form) => (
        <>
          <PublishField form={form} name="date" />
          <p className="text-sm text-soft">
            Published articles stay at their day, unless a future time or a draft is chosen.
          </p>
        </>
      )}
    </BulkForm>
  )
}
