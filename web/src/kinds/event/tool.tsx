import { eventToolTexts } from '@dlm/contract/events/event-tool.texts'
import type { Event } from '@dlm/contract/events/events.schema'
import { eventTexts } from '@dlm/contract/events/events.texts'
import { preview } from '@dlm/contract/format/preview'
import { adminPages } from '../../admin/admin-query.ts'
import { KindTool } from '../../admin/list/kind-tool.tsx'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { formatWhen } from './time.tsx'

const forms = lazyModule('event-form', () => import('./form.tsx'))

/** The event as its list shows it. */
const entryOf = (event: Event) => ({
  name: event.title,
  text: preview(event.deta),
  facts: [formatWhen(event), event.place, event.name],
})

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
      removedTitle={eventTexts.deleted.title}
      forms={forms}
      form={({ EventForm }, open) => <EventForm {...open} />}
    />
  )
}
