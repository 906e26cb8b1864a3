import { bulkForms } from '@dlm/contract/dashboard/dashboard.schema'
import * as z from 'zod'
import { BulkForm, type OpenBulkForm } from '../../../admin/form/bulk-form.tsx'
import { Field } from '../../../forms/field.tsx'
import { CheckField } from '../../../ui/check-field.tsx'

/** No password opens the albums, which needs a checked box, so that an empty field does not do it by mistake. */
const schema = bulkForms.album
  .extend({ opened: z.boolean() })
  .refine(({ alpass, opened }) => alpass !== '' || opened, {
    path: ['alpass'],
    message: 'Enter a password, or open the albums for everyone.',
  })
  .transform(({ alpass, opened }) => ({ alpass: opened ? '' : alpass }))

/** The password of many albums, or none. */
export function LockForm(open: OpenBulkForm) {
  return (
    <BulkForm
      {...open}
      kind="album"
      one="album"
      title="Lock or open"
      schema={schema}
      defaults={{ alpass: '', opened: false }}
      submitLabel="Save"
    >
      {(form) => (
        <>
          <Field
            form={form}
            name="alpass"
            isSecret
            autoComplete="off"
            hint="Each of them opens with it from now on. Note it down: it is not shown again."
          />
          <CheckField {...form.register('opened')}>Open them for everyone</CheckField>
        </>
      )}
    </BulkForm>
  )
}
