import { catalogueTexts } from '@dlm/contract/catalogue/catalogue.texts'
import { ageLimits } from '@dlm/contract/constants'
import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { rules } from '@dlm/contract/rules'
import { callAdmin } from '../../../auth/admin-session.ts'
import { ContentForm } from '../../dashboard/content-form.tsx'
import type { OpenForm } from '../../dashboard/content-tool.tsx'
import { EntryPreview } from '../../dashboard/entry-preview.tsx'
import { MarkdownField } from '../../dashboard/markdown-field.tsx'
import { PublishField, TakeDownField } from '../../dashboard/publication-fields.tsx'
import { ChoiceField } from '../../site/form/choice-field.tsx'
import { Field } from '../../site/form/field.tsx'

const schema = editForms.service.omit({ icon: true })
const audiences = [
  { value: String(ageLimits.all), label: 'All' },
  { value: String(ageLimits.adults), label: 'Adults' },
]

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
      {(form) => (
        <>
          <ChoiceField form={form} name="ageLmt" options={audiences} />
          <Field form={form} name="title" />
          <Field form={form} name="link" type="url" inputMode="url" />
          <Field form={form} name="sd" />
          <MarkdownField form={form} name="text" rows={8} />
          <PublishField form={form} name="publish" />
          <TakeDownField form={form} name="takeDown" />
        </>
      )}
    </ContentForm>
  )
}
