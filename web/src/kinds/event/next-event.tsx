import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { publicQuery } from '../../lib/api/query.ts'
import { entryPath } from '../../lib/kinds.ts'
import { cardFace, cardLinkClass, rowOfFourClass, rowOfFourSizes } from '../../page/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EventCard } from './card.tsx'
import { isUpcoming } from './is-upcoming.ts'
import { EventDay, eventFacts } from './time.tsx'

/** The next one, and a row of those after it. */
const next = publicQuery('get_all_events', { limit: 5 })

const layoutClass = `${cardFace} grid grid-cols-[minmax(96px,2fr)_5fr] sm:grid-cols-[220px_1fr] lg:grid-cols-[300px_1fr]`
const posterClass = 'aspect-[3/4] size-full'

/** The next upcoming event, and those after it. Renders nothing when there is none or it cannot be loaded. */
export function NextEvent() {
  const { data, isPending } = useQuery(next)
  const [event, ...others] = (data?.data ?? []).filter(isUpcoming)
  if (!isPending && !event) return null
  return (
    <section aria-labelledby="next-event" className="media-width pt-6">
      <h2 id="next-event" className="mb-4">
        {eventScreenTexts.nextEvent}
      </h2>
      {event ? (
        <article className={layoutClass}>
          <Picture
            picture={event.cover}
            alt=""
            sizes="(min-width: 1024px) 300px, (min-width: 640px) 220px, 30vw"
            eager
            className={posterClass}
          />
          <div className="flex min-w-0 flex-col justify-center gap-2 p-4 sm:p-7 lg:p-10">
            <EventDay event={event} className="text-sm font-semibold text-accent tabular-nums" />
            <h3 dir="auto" className="line-clamp-3 sm:text-h2 xl:text-h1">
              <Link to={entryPath('event', event.id)} className={cardLinkClass}>
                {event.title}
              </Link>
            </h3>
            <p dir="auto" className="line-clamp-2 text-sm text-soft">
              {eventFacts(event)}
            </p>
            <p dir="auto" className="line-clamp-3 max-w-[68ch] text-pretty text-soft max-sm:hidden">
              {event.deta}
            </p>
            <p
              aria-hidden="true"
              className="mt-1 inline-flex items-center gap-1.5 text-sm font-semibold text-accent"
            >
              {eventScreenTexts.viewEvent} <ArrowRight className="size-4" />
            </p>
          </div>
        </article>
      ) : (
        <div className={layoutClass} aria-busy="true">
          <Skeleton className={`${posterClass} rounded-none`} />
          <div className="flex flex-col justify-center gap-3 p-4 sm:p-7 lg:p-10">
            <Skeleton className="h-[1.3rem] w-2/5" />
            <Skeleton className="h-[2rem]" />
            <Skeleton className="h-[4rem] max-sm:hidden" />
          </div>
        </div>
      )}
      {others.length > 0 && (
        <div className={`pt-5 ${rowOfFourClass}`}>
          {others.map((other) => (
            <EventCard key={other.id} event={other} sizes={rowOfFourSizes} />
          ))}
        </div>
      )}
    </section>
  )
}
