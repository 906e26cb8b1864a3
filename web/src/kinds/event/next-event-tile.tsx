import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { publicQuery } from '../../lib/api/query.ts'
import { eventPath } from '../../lib/paths.ts'
import { cardLinkClass } from '../../page/card.ts'
import { Tile } from '../../page/tile.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isUpcoming } from './is-upcoming.ts'
import { EventDay, eventFacts } from './time.tsx'

const next = publicQuery('get_all_events', { limit: 1 })

/** The next event, or the latest one if none is upcoming. Renders nothing without events or on failure. */
export function NextEventTile() {
  const { data, isPending } = useQuery(next)
  const [event] = data?.data ?? []
  if (!isPending && !event) return null
  return (
    <Tile label={event && !isUpcoming(event) ? 'Latest event' : 'Next event'}>
      {event ? (
        <div className="grid flex-1 grid-cols-[88px_1fr] content-start gap-4 px-5 pb-5">
          <Picture
            picture={event.cover}
            alt=""
            sizes="88px"
            className="aspect-[3/4] w-full rounded-control"
          />
          <div className="grid content-start gap-1">
            <EventDay event={event} className="text-sm font-semibold text-accent tabular-nums" />
            <Link
              to={eventPath(event.id)}
              dir="auto"
              className={`line-clamp-3 font-heading text-h3 font-semibold ${cardLinkClass}`}
            >
              {event.title}
            </Link>
            <p dir="auto" className="line-clamp-1 text-sm text-soft">
              {eventFacts(event)}
            </p>
          </div>
        </div>
      ) : (
        <Skeleton className="m-5 mt-0 h-28" />
      )}
    </Tile>
  )
}
