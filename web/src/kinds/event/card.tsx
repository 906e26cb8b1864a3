import type { Event } from '@dlm/contract/events/events.schema'
import { memo } from 'react'
import { Link } from 'react-router'
import { eventPath } from '../../lib/paths.ts'
import { cardClass, cardLinkClass } from '../../page/card.ts'
import { SharedPicture } from '../../page/shared-picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EventDay, eventFacts } from './time.tsx'

const posterClass = 'aspect-[3/4] w-full'
/** To the pixel: phones of a common density then take the smallest rendition, which fits just so. */
const sizes = '(min-width: 1200px) 271px, (min-width: 820px) calc(33.3vw - 31px), calc(50vw - 26px)'

/** An event in a list: poster, day, title and who organizes it; the whole card opens it. */
export const EventCard = memo(function EventCard({
  event,
  eager = false,
  isAside = false,
}: {
  event: Event
  eager?: boolean
  /** It is below another event, whose poster alone has the view transition back to the list. */
  isAside?: boolean
}) {
  return (
    <article className={cardClass}>
      <SharedPicture
        of={!isAside && event.id}
        picture={event.cover}
        alt=""
        sizes={sizes}
        eager={eager}
        className={posterClass}
      />
      <div className="flex flex-col gap-1 p-4">
        <EventDay event={event} className="text-xs font-semibold text-accent tabular-nums" />
        <h3 dir="auto" className="line-clamp-3 min-h-[2lh] text-base font-semibold sm:text-h3">
          <Link to={eventPath(event.id)} className={cardLinkClass}>
            {event.title}
          </Link>
        </h3>
        <p dir="auto" className="truncate text-sm text-soft">
          {eventFacts(event)}
        </p>
      </div>
    </article>
  )
})

/** Placeholder of a card while the list loads. */
export function EventCardSkeleton() {
  return (
    <div className={cardClass}>
      <Skeleton className={`${posterClass} rounded-none`} />
      <div className="flex flex-col gap-1 p-4">
        <Skeleton className="h-[1.14rem] w-3/5" />
        <Skeleton className="h-[3.2rem]" />
        <Skeleton className="h-[1.3rem] w-2/5" />
      </div>
    </div>
  )
}

/** The grid of event cards. */
export const eventGridClass =
  'grid grid-cols-2 gap-4 min-[820px]:grid-cols-3 min-[820px]:gap-5 min-[1200px]:grid-cols-4'
