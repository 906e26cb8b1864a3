import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../lib/api/query.ts'
import { EventCard, eventGridClass } from './card.tsx'

const maxEvents = 4

/** Other upcoming events, the next one first. Renders nothing without any or on failure. */
export function OtherEvents({ id }: { id: string }) {
  const { data } = useQuery(publicQuery('get_all_events', { limit: maxEvents + 1 }))
  const others = data?.data.filter((event) => event.id !== id).slice(0, maxEvents) ?? []
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-events" className="pt-14">
      <h2 id="other-events" className="mb-5">
        Other events
      </h2>
      <div className={eventGridClass}>
        {others.map((event) => (
          <EventCard key={event.id} event={event} isAside />
        ))}
      </div>
    </section>
  )
}
