import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import { catalogueToolTexts } from '@dlm/contract/catalogue/catalogue-tools.texts'
import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { rules } from '@dlm/contract/rules'
import { ContentForm } from '../../admin/form/content-form.tsx'
import { EntryPreview } from '../../admin/form/entry-preview.tsx'
import { FormFields } from '../../admin/form/form-fields.tsx'
import type { OpenForm } from '../../admin/list/content-tool.tsx'
import { callAdmin } from '../../auth/admin-session.ts'

const schema = editForms.service.omit({ icon: true })

/** The form of a service (SPEC §2): cover, audience, title, link, product id, description. */
export function ServiceForm({ entry, onClose }: OpenForm) {
  return (
    <ContentForm
      title={entry ? catalogueToolTexts.editService : catalogueToolTexts.addTitle}
      kind="service"
      entry={entry}
      schema={schema}
      defaults={{ ageLmt: '0' }}
      picture={{ field: 'icon', label: catalogueToolTexts.cover, needed: rules.cover.message }}
      add={(values, icon) => callAdmin('add_service', { ...values, icon })}
      submitLabel={catalogueToolTexts.submit}
      recorded={catalogueTexts.serviceRecorded}
      onClose={onClose}
      writing={{
        title: 'title',
        text: 'text',
        preview: ({ title, text }, cover) => <EntryPreview title={title} text={text} cover={cover} />,
      }}
    >
      {(form) => <FormFields form={form} except={['title', 'text']} />}
    </ContentForm>
  )
}
