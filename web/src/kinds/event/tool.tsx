import type { Event } from '@dlm/contract/events/events.schema'
import { eventTexts } from '@dlm/contract/events/events.texts'
import { preview } from '@dlm/contract/format/preview'
import Calendar from 'lucide-react/icons/calendar'
import { adminPages } from '../../admin/admin-query.ts'
import { ContentTool } from '../../admin/list/content-tool.tsx'
import type { Entry } from '../../admin/list/entry.ts'
import { isPublic, lastsUntil, PublicationBadge } from '../../admin/list/publication-badge.tsx'
import { useOrder } from '../../admin/list/use-order.ts'
import { callAdmin } from '../../auth/admin-session.ts'
import { useList } from '../../lib/api/use-list.ts'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { eventPath, shareEventUrl } from '../../lib/paths.ts'
import { formatWhen } from './time.tsx'

const forms = lazyModule('event-form', () => import('./form.tsx'))

/** The event as its list shows it. */
const entryOf = (event: Event): Entry => {
  const { id, cover, title, deta } = event
  return {
    id,
    name: title,
    picture: cover,
    icon: Calendar,
    badge: isPublic(event) ? undefined : <PublicationBadge {...event} />,
    text: preview(deta),
    facts: [formatWhen(event), event.place, event.name, lastsUntil(event)],
    ...(isPublic(event) && {
      seeMore: eventPath(id),
      share: { label: 'Event', title, url: shareEventUrl(id) },
    }),
  }
}

/** Add Events (SPEC §2): the events by their pictures, drafts among them. */
export function EventTool({ adid }: { adid: string }) {
  const [order, orders] = useOrder(['oldest', 'drafts'], 'Upcoming first')
  const list = useList((search) =>
    adminPages('get_all_events', { search, drafts: true, limit: 24, ...(order && { order }) }),
  )
  return (
    <ContentTool
      adid={adid}
      kind="event"
      list={list}
      words={{ one: 'event', many: 'events', all: 'events', hint: 'Add New puts the first one here.' }}
      order={orders}
      icon={Calendar}
      addLabel="Add New"
      entryOf={entryOf}
      remove={(id) => callAdmin('delete_event', { id })}
      removedTitle={eventTexts.deleted.title}
      forms={forms}
      form={({ EventForm }, open) => <EventForm {...open} />}
    />
  )
}
