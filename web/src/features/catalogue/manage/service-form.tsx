import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { rules } from '@dlm/contract/rules'
import { callAdmin } from '../../../auth/admin-session.ts'
import { ContentForm } from '../../dashboard/content-form.tsx'
import type { OpenForm } from '../../dashboard/content-tool.tsx'
import { EntryPreview } from '../../dashboard/entry-preview.tsx'
import { FormFields } from '../../dashboard/form-fields.tsx'

const schema = editForms.service.omit({ icon: true })

/** The form of a service (SPEC §2): cover, audience, title, link, product id, description. */
export function ServiceForm({ entry, onClose }: OpenForm) {
  return (
    <ContentForm
      title={entry ? 'Edit the service' : 'Add New'}
      kind="service"
      entry={entry}
      schema={schema}
      defaults={{ ageLmt: '0' }}
      picture={{ field: 'icon', label: 'Cover', needed: rules.service.message }}
      add={(values, icon) => callAdmin('add_service', { ...values, icon })}
      submitLabel="Submit"
      recorded={catalogueTexts.serviceRecorded}
      onClose={onClose}
      preview={({ title, text }, cover) => <EntryPreview title={title} text={text} cover={cover} />}
    >
      {(form) => <FormFields form={form} />}
    </ContentForm>
  )
}
