import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { eventToolTexts } from '@dlm/contract/events/event-tool.texts'
import type { Event } from '@dlm/contract/events/events.schema'
import { eventTexts } from '@dlm/contract/events/events.texts'
import { preview } from '@dlm/contract/format/preview'
import { adminPages } from '../../admin/admin-query.ts'
import { KindTool } from '../../admin/list/kind-tool.tsx'
import { byDate } from '../../admin/list/sorts.ts'
import type { Column } from '../../admin/list/table.tsx'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { formatWhen } from './time.tsx'

const forms = lazyModule('event-form', () => import('./form.tsx'))

/** The event as its list shows it. */
const entryOf = (event: Event) => ({
  name: event.title,
  text: preview(event.deta),
  facts: [
    { column: 'date', value: formatWhen(event) },
    event.place ? { column: 'place', value: event.place } : undefined,
    { column: 'name', value: event.name },
  ],
})

const columns: readonly Column[] = [
  { id: 'date', label: listTexts.date, width: '13rem', sorts: byDate },
  { id: 'place', label: listTexts.place, width: 'minmax(6rem, 1fr)' },
  { id: 'name', label: listTexts.organizer, width: 'minmax(6rem, 1fr)' },
]

/** Add Events (SPEC §2): the events by their pictures, drafts among them. */
export function EventTool({ adid }: { adid: string }) {
  return (
    <KindTool
      adid={adid}
      kind="event"
      label={eventToolTexts.event}
      pagesOf={(query) => adminPages('get_all_events', query)}
      usualOrder={eventToolTexts.upcomingFirst}
      entryOf={entryOf}
      columns={columns}
      removedTitle={eventTexts.deleted.title}
      forms={forms}
      form={({ EventForm }, open) => <EventForm {...open} />}
    />
  )
}
