import { EventFields } from '@dlm/contract/events/events.schema'
import { eventTexts } from '@dlm/contract/events/events.texts'
import { studioDay } from '@dlm/contract/format/day'
import { rules } from '@dlm/contract/rules'
import { callAdmin } from '../../../auth/admin-session.ts'
import { ContentForm } from '../../dashboard/content-form.tsx'
import type { OpenForm } from '../../dashboard/content-tool.tsx'
import { EntryPreview } from '../../dashboard/entry-preview.tsx'
import { FormFields } from '../../dashboard/form-fields.tsx'
import { formatWhen } from '../event-time.tsx'

/** The form of an event: cover, title, organizer, description, its day, when it is published, and on which day it is taken down. */
export function EventForm({ entry, onClose }: OpenForm) {
  return (
    <ContentForm
      title={entry ? 'Edit the event' : 'Add New'}
      kind="event"
      entry={entry}
      schema={EventFields}
      defaults={{ date: studioDay(Date.now()) }}
      picture={{ field: 'photo', label: 'Cover', needed: rules.event.message }}
      add={(values, photo) => callAdmin('add_event', { ...values, photo })}
      submitLabel="Submit"
      recorded={eventTexts.recorded}
      onClose={onClose}
      preview={(
        { title, text, date = '', startTime = '', endDate = '', endTime = '', place, name },
        cover,
      ) => (
        <EntryPreview
          title={title}
          text={text}
          line={[date && formatWhen({ date, startTime, endDate, endTime }), place, name]
            .filter(Boolean)
            .join(' · ')}
          cover={cover}
        />
      )}
    >
      {(form) => <FormFields form={form} />}
    </ContentForm>
  )
}
