import type { Event } from '@dlm/contract/events/events.schema'
import { memo } from 'react'
import { Link } from 'react-router'
import { entryPath } from '../../lib/kinds.ts'
import { CardSkeleton, cardClass, cardLinkClass, fourColumnSizes } from '../../page/card.tsx'
import { SharedPicture } from '../../page/shared-picture.tsx'
import { EventDay, eventFacts } from './time.tsx'

const posterClass = 'aspect-[3/4] w-full'

/** An event in a list: poster, day, title and who organizes it; the whole card opens it. */
export const EventCard = memo(function EventCard({
  event,
  eager = false,
  sizes = fourColumnSizes,
  isAside = false,
}: {
  event: Event
  eager?: boolean
  /** For a grid other than the list's. */
  sizes?: string
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
          <Link to={entryPath('event', event.id)} className={cardLinkClass}>
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
    <CardSkeleton
      coverClass={posterClass}
      textClass="gap-1 p-4"
      lines={['h-[1.14rem] w-3/5', 'h-[3.2rem]', 'h-[1.3rem] w-2/5']}
    />
  )
}
