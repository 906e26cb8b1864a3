import type { Event } from '@dlm/contract/events/events.schema'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { paths } from '../../lib/paths.ts'
import { infiniteList } from '../../lib/query.ts'
import { useSearch } from '../../lib/use-search.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListStates } from '../site/list-states.tsx'
import { PageHeader } from '../site/page-header.tsx'
import { Title } from '../site/title.tsx'
import { EventCard, EventCardSkeleton, eventGridClass } from './event-card.tsx'
import { isUpcoming } from './is-upcoming.ts'

const words = { one: 'event', many: 'events', all: 'events' } as const
const headingClass = 'mb-4'

const skeleton = (
  <>
    <Skeleton className={`h-[2rem] w-44 ${headingClass}`} />
    <div className={eventGridClass}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
        <EventCardSkeleton key={at} />
      ))}
    </div>
  </>
)

/** The events with their search: upcoming ones first, the next at the top, then past ones, the latest at the top. */
export function EventList() {
  const { typed, search, onSearch } = useSearch()
  const results = useInfiniteQuery({
    ...infiniteList('get_all_events', { search, limit: 12 }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="mx-auto max-w-page px-4 sm:px-6">
      <Title>All events</Title>
      <PageHeader
        title="All events"
        intro="Walks, workshops, exhibitions and evenings, to come and past."
        back={{ to: paths.events, label: 'Events and success' }}
      >
        <div className="max-w-text">
          <SearchField label="Search the events" value={typed} onChange={onSearch} />
        </div>
      </PageHeader>
      <ListStates
        results={results}
        search={search}
        onClearSearch={() => onSearch('')}
        words={words}
        icon={CalendarDays}
        skeleton={skeleton}
      >
        {(events) => (
          <div className="grid gap-10">
            <EventGroup name="Upcoming events" events={events.filter(isUpcoming)} eager />
            <EventGroup name="Past events" events={events.filter((event) => !isUpcoming(event))} />
          </div>
        )}
      </ListStates>
    </div>
  )
}

/** @param eager a phone opens with this group's first row */
function EventGroup({ name, events, eager = false }: { name: string; events: Event[]; eager?: boolean }) {
  if (events.length === 0) return null
  return (
    <section aria-label={name}>
      <h2 className={headingClass}>{name}</h2>
      <div className={eventGridClass}>
        {events.map((event, at) => (
          <EventCard key={event.id} event={event} eager={eager && at < 2} />
        ))}
      </div>
    </section>
  )
}
