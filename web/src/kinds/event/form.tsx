import { eventToolTexts } from '@dlm/contract/events/event-tool.texts'
import { EventFields } from '@dlm/contract/events/events.schema'
import { eventTexts } from '@dlm/contract/events/events.texts'
import { studioDay } from '@dlm/contract/format/day'
import { rules } from '@dlm/contract/rules'
import { ContentForm } from '../../admin/form/content-form.tsx'
import { EntryPreview } from '../../admin/form/entry-preview.tsx'
import { FormFields } from '../../admin/form/form-fields.tsx'
import type { OpenForm } from '../../admin/list/content-tool.tsx'
import { callAdmin } from '../../auth/admin-session.ts'
import { formatWhen } from './time.tsx'

/** The form of an event: cover, title, organizer, description, its day, when it is published, and on which day it is taken down. */
export function EventForm({ entry, onClose }: OpenForm) {
  return (
    <ContentForm
      title={entry ? eventToolTexts.editTitle : eventToolTexts.addTitle}
      kind="event"
      entry={entry}
      schema={EventFields}
      defaults={{ date: studioDay(Date.now()) }}
      picture={{ field: 'photo', label: eventToolTexts.cover, needed: rules.cover.message }}
      add={(values, photo) => callAdmin('add_event', { ...values, photo })}
      submitLabel={eventToolTexts.submit}
      recorded={eventTexts.recorded}
      onClose={onClose}
      writing={{
        title: 'title',
        text: 'text',
        preview: (
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
        ),
      }}
    >
      {(form) => <FormFields form={form} except={['title', 'text']} />}
    </ContentForm>
  )
}
