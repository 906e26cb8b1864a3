import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { publicQuery } from '../../lib/api/query.ts'
import { entryPath } from '../../lib/kinds.ts'
import { cardLinkClass } from '../../page/card.tsx'
import { EntryTile } from '../../page/tile.tsx'
import { isUpcoming } from './is-upcoming.ts'
import { EventDay, eventFacts } from './time.tsx'

const next = publicQuery('get_all_events', { limit: 1 })

/** The next event, or the latest one if none is upcoming. Renders nothing without events or on failure. */
export function NextEventTile() {
  const { data, isPending } = useQuery(next)
  const [event] = data?.data ?? []
  if (!isPending && !event) return null
  return (
    <EntryTile
      label={event && !isUpcoming(event) ? eventScreenTexts.latestEvent : eventScreenTexts.nextEvent}
      picture={event?.cover}
      pictureClass="aspect-[3/4] lg:aspect-auto lg:min-h-88"
      sizes="(min-width: 1024px) 300px, 88px"
      layoutClass="lg:grid-cols-[300px_1fr] lg:gap-x-8"
    >
      {event && (
        <div className="grid content-center gap-1">
          <EventDay event={event} className="text-sm font-semibold text-accent tabular-nums" />
          <Link
            to={entryPath('event', event.id)}
            dir="auto"
            className={`line-clamp-3 font-heading text-h3 font-semibold lg:text-h2 ${cardLinkClass}`}
          >
            {event.title}
          </Link>
          <p dir="auto" className="line-clamp-1 text-sm text-soft">
            {eventFacts(event)}
          </p>
          <p dir="auto" className="line-clamp-4 max-w-[68ch] text-pretty text-soft max-lg:hidden">
            {event.deta}
          </p>
        </div>
      )}
    </EntryTile>
  )
}
