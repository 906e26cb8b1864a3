import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import CalendarX from 'lucide-react/icons/calendar-x'
import { useSearchParams } from 'react-router'
import { listedEntry } from '../../lib/api/listed-entry.ts'
import { publicQuery } from '../../lib/api/query.ts'
import { paths } from '../../lib/paths.ts'
import { rowOfFourClass, rowOfFourSizes } from '../../page/card.tsx'
import { EntryNotFound } from '../../page/entry-not-found.tsx'
import { LinkedItem } from '../../page/linked-item.tsx'
import { OtherEntries } from '../../page/other-entries.tsx'
import { BackLink } from '../../page/page-header.tsx'
import { EventCard } from './card.tsx'
import { EventDetail, EventDetailSkeleton } from './detail.tsx'

/** The event of the id in the URL, in each of its states. */
export function EventScreen() {
  const [parameters] = useSearchParams()
  const id = parameters.get('id') ?? ''
  const client = useQueryClient()
  const results = useQuery({
    ...publicQuery('get_all_events', { id }),
    placeholderData: () => listedEntry(client, 'get_all_events', (entry) => entry.id === id),
  })
  const isListed = results.isPlaceholderData
  return (
    <div className="media-width pt-6 sm:pt-10">
      <BackLink to={paths.viewEvents} label={eventScreenTexts.allEvents} />
      <LinkedItem
        results={results}
        skeleton={<EventDetailSkeleton />}
        notFound={<EntryNotFound one="event" all="events" icon={CalendarX} listPath={paths.viewEvents} />}
      >
        {(event) => (
          <>
            <EventDetail key={event.id} event={event} isListed={isListed} />
            {!isListed && (
              <OtherEntries
                heading={eventScreenTexts.moreEvents}
                query={(limit) => publicQuery('get_all_events', { limit })}
                id={event.id}
                gridClass={rowOfFourClass}
                card={(other) => <EventCard key={other.id} event={other} sizes={rowOfFourSizes} isAside />}
              />
            )}
          </>
        )}
      </LinkedItem>
    </div>
  )
}
