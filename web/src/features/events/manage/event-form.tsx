import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { eventTexts } from '@dlm/contract/events/events.texts'
import { studioDay } from '@dlm/contract/format/day'
import { rules } from '@dlm/contract/rules'
import { callAdmin } from '../../../auth/admin-session.ts'
import { formatDay } from '../../../lib/format-day.ts'
import { ContentForm } from '../../dashboard/content-form.tsx'
import type { OpenForm } from '../../dashboard/content-tool.tsx'
import { EntryPreview } from '../../dashboard/entry-preview.tsx'
import { MarkdownField } from '../../dashboard/markdown-field.tsx'
import { PublishField, TakeDownField } from '../../dashboard/publication-fields.tsx'
import { Field } from '../../site/form/field.tsx'

const schema = editForms.event.omit({ photo: true })

/** The form of an event: cover, title, organizer, description, its day, when it is published, and on which day it is taken down. */
export function EventForm({ entry, onClose }: OpenForm) {
  return (
    <ContentForm
      title={entry ? 'Edit the event' : 'Add New'}
      kind="event"
      entry={entry}
      schema={schema}
      defaults={{ date: studioDay(Date.now()) }}
      picture={{ field: 'photo', label: 'Cover', needed: rules.event.message }}
      add={(values, photo) => callAdmin('add_event', { ...values, photo })}
      submitLabel="Submit"
      recorded={eventTexts.recorded}
      onClose={onClose}
      preview={({ title, text, name, date }, cover) => (
        <EntryPreview
          title={title}
          text={text}
          line={[date && formatDay(date), name].filter(Boolean).join(' · ')}
          cover={cover}
        />
      )}
    >
      {(form) => (
        <>
          <Field form={form} name="title" />
          <Field form={form} name="name" />
          <Field form={form} name="date" type="date" />
          <MarkdownField form={form} name="text" rows={8} />
          <PublishField form={form} name="publish" />
          <TakeDownField form={form} name="takeDown" />
        </>
      )}
    </ContentForm>
  )
}
