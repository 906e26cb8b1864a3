import { bulkForms } from '@dlm/contract/dashboard/dashboard.schema'
import { BulkForm, type OpenBulkForm } from '../../../admin/form/bulk-form.tsx'
import { CreditFields } from './credit-fields.tsx'

/** The credit of many photos. */
export function CreditForm(open: OpenBulkForm) {
  return (
    <BulkForm
      {...open}
      kind="photo"
      one="photo"
      title="Author and licence"
      schema={bulkForms.photo}
      defaults={{ author: '', licence: '' }}
      submitLabel="Save"
    >
      {(form) => <CreditFields form={form} />}
    </BulkForm>
  )
}
