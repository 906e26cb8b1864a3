import { eventTexts } from '@dlm/contract/events/events.texts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { callAdmin } from '../../../auth/admin-session.ts'
import { formatDay } from '../../../lib/format-day.ts'
import { useList } from '../../../lib/use-list.ts'
import { Picture } from '../../../ui/picture.tsx'
import { adminPages } from '../../dashboard/admin-query.ts'
import { ContentTool } from '../../dashboard/content-tool.tsx'
import { DraftBadge } from '../../dashboard/draft-badge.tsx'
import { EventForm } from './event-form.tsx'

/** Add Events (SPEC §2): the events by their pictures, drafts among them. */
export function EventTool({ adid }: { adid: string }) {
  const list = useList((search) => adminPages('get_all_events', { search, drafts: true, limit: 24 }))
  return (
    <ContentTool
      adid={adid}
      kind="event"
      list={list}
      words={{ one: 'event', many: 'events', all: 'events', hint: 'Add New puts the first one here.' }}
      icon={CalendarDays}
      addLabel="Add New"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      remove={(id) => callAdmin('delete_event', { id })}
      removedTitle={eventTexts.deleted.title}
      card={({ cover, title, name, date, publish }) => (
        <>
          <Picture picture={cover} alt="" sizes="(min-width: 1024px) 380px, 50vw" className="aspect-video" />
          <div className="grid gap-1 p-4">
            {publish !== undefined && <DraftBadge day={publish} />}
            <h2 dir="auto" className="text-h3 wrap-anywhere">
              {title}
            </h2>
            <p className="text-sm text-soft">
              {formatDay(date)}
              {name && (
                <>
                  {' '}
                  · <bdi>{name}</bdi>
                </>
              )}
            </p>
          </div>
        </>
      )}
      form={(open) => <EventForm {...open} />}
    />
  )
}
