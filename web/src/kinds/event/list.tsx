import { prose } from '@dlm/contract/brand/prose'
import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import type { Event } from '@dlm/contract/events/events.schema'
import Calendar from 'lucide-react/icons/calendar'
import { infiniteList } from '../../lib/api/query.ts'
import { useList } from '../../lib/api/use-list.ts'
import { listWords } from '../../lib/kinds.ts'
import { eventsFeedPath, paths } from '../../lib/paths.ts'
import { fourColumnClass } from '../../page/card.tsx'
import { type Arrangement, ListScreen } from '../../page/list-screen.tsx'
import { eventsTitle } from '../../shell/group-titles.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EventCard, EventCardSkeleton } from './card.tsx'
import { isUpcoming } from './is-upcoming.ts'

const headingClass = 'mb-4'

/** Groups with a heading each; an empty one is left out. */
const groups: Arrangement<Event> = {
  placeholder: <Skeleton className={`h-[2rem] w-44 ${headingClass}`} />,
  of: (events, grid) => (
    <div className="grid gap-10">
      {[
        { heading: eventScreenTexts.upcomingEvents, items: events.filter(isUpcoming) },
        { heading: eventScreenTexts.pastEvents, items: events.filter((event) => !isUpcoming(event)) },
      ].map(
        ({ heading, items }) =>
          items.length > 0 && (
            <section key={heading} aria-label={heading}>
              <h2 className={headingClass}>{heading}</h2>
              {grid(items)}
            </section>
          ),
      )}
    </div>
  ),
}

const subscription = (
  <p className="mt-8 text-center">
    <a
      href={eventsFeedPath}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm text-soft hover:bg-raised hover:text-ink"
    >
      <Calendar aria-hidden="true" className="size-4" />
      {eventScreenTexts.subscribe}
    </a>
  </p>
)

/** The events with their search: upcoming ones first, the next at the top, then past ones, the latest at the top. */
export function EventList() {
  return (
    <ListScreen
      list={useList((search) => infiniteList('get_all_events', { search, limit: 12 }))}
      title={eventScreenTexts.allEvents}
      header={{
        intro: prose.allEventsIntro,
        back: { to: paths.events, label: eventsTitle() },
      }}
      words={listWords('event')}
      icon={Calendar}
      footer={subscription}
      gridClass={fourColumnClass}
      skeleton={EventCardSkeleton}
      skeletons={8}
      arrange={groups}
      card={(event, at) => <EventCard key={event.id} event={event} eager={at < 2 && isUpcoming(event)} />}
    />
  )
}
