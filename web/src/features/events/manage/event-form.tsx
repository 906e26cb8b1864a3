import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { eventTexts } from '@dlm/contract/events/events.texts'
import { rules } from '@dlm/contract/rules'
import { callAdmin } from '../../../auth/admin-session.ts'
import { ContentForm } from '../../dashboard/content-form.tsx'
import type { OpenForm } from '../../dashboard/content-tool.tsx'
import { today } from '../../dashboard/is-to-come.ts'
import { AreaField } from '../../site/form/area-field.tsx'
import { Field } from '../../site/form/field.tsx'

const schema = editForms.event.omit({ photo: true })

/** The form of an event: cover, title, organizer, description, its day, and the day it is published on. */
export function EventForm({ entry, onClose }: OpenForm) {
  return (
    <ContentForm
      title={entry ? 'Edit the event' : 'Add New'}
      kind="event"
      entry={entry}
      schema={schema}
      defaults={{ date: today(), publish: today() }}
      picture={{ field: 'photo', label: 'Cover', needed: rules.event.message }}
      add={(values, photo) => callAdmin('add_event', { ...values, photo })}
      submitLabel="Submit"
      recorded={eventTexts.recorded}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field form={form} name="title" />
          <Field form={form} name="name" />
          <Field form={form} name="date" type="date" />
          <AreaField form={form} name="text" />
          <Field
            form={form}
            name="publish"
            type="date"
            hint="With a future date, only admins see it until then."
          />
        </>
      )}
    </ContentForm>
  )
}
