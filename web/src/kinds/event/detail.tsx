import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import type { Event } from '@dlm/contract/events/events.schema'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { ReactNode } from 'react'
import { shareUrl } from '../../lib/kinds.ts'
import { notifyFailure } from '../../lib/notify.ts'
import { saveFile } from '../../lib/save-file.ts'
import { pictureSizes } from '../../page/aside.ts'
import { DetailPicture } from '../../page/detail-picture.tsx'
import { EntryText } from '../../page/entry-text.tsx'
import { ShareButton } from '../../page/share/share-button.tsx'
import { Title } from '../../page/title.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isUpcoming } from './is-upcoming.ts'
import { EventTime } from './time.tsx'

const posterClass = 'picture-part aspect-[3/4]'
const textSkeletonClass = 'h-40'

interface Props {
  event: Event
  /** Only the list fields are loaded: the text is still loading. */
  isListed: boolean
}

/** An event: poster, day, organizer and description, with its share address and the entry for a calendar. */
export function EventDetail({ event, isListed }: Props) {
  const { id, title, deta, blocks, embeds, place, name, tags, cover } = event
  const url = shareUrl('event', id)
  const facts: (readonly [string, ReactNode])[] = [
    [eventScreenTexts.date, <EventTime key="date" event={event} />],
    [eventScreenTexts.place, place],
    [eventScreenTexts.organizer, name],
  ]
  return (
    <article aria-busy={isListed} className="three-parts">
      <Title>{title}</Title>
      <DetailPicture of={id} picture={cover} sizes={pictureSizes} className={posterClass} />
      <header className="text-part gap-3">
        <p className="text-sm font-semibold text-accent">
          {isUpcoming(event) ? eventScreenTexts.upcoming : eventScreenTexts.past}
        </p>
        <h1 dir="auto">{title}</h1>
      </header>
      <aside aria-label={eventScreenTexts.facts} className="facts-part">
        <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-soft">{label}</dt>
                  <dd dir="auto" className="min-w-0 break-words tabular-nums">
                    {value}
                  </dd>
                </div>
              ),
          )}
        </dl>
        <div className="flex flex-wrap gap-3 *:grow">
          {isUpcoming(event) && (
            <Button onClick={() => addToCalendar(event, url).catch(notifyFailure)}>
              <CalendarPlus aria-hidden="true" className="size-5" />
              {eventScreenTexts.addToCalendar}
            </Button>
          )}
          <ShareButton label={eventScreenTexts.event} title={title} url={url} />
        </div>
      </aside>
      {isListed ? (
        <Skeleton className={`${textSkeletonClass} text-part`} />
      ) : (
        <div className="text-part gap-5">
          <EntryText text={deta} blocks={blocks} embeds={embeds} tags={tags} />
        </div>
      )}
    </article>
  )
}

/** The code that writes the file is loaded on demand. */
async function addToCalendar(event: Event, url: string): Promise<void> {
  const { calendarFile, calendarFileName } = await import('@dlm/contract/events/calendar')
  const file = calendarFile([event], { urlOf: () => url, now: new Date() })
  saveFile(calendarFileName(event.title), new Blob([file], { type: 'text/calendar;charset=utf-8' }))
}

/** Placeholder of an event while it loads. */
export function EventDetailSkeleton() {
  return (
    <div aria-busy="true" className="three-parts">
      <Title>{eventScreenTexts.event}</Title>
      <h1 className="sr-only">{eventScreenTexts.event}</h1>
      <Skeleton className={posterClass} />
      <Skeleton className="h-[5rem] text-part" />
      <Skeleton className="h-56 facts-part" />
      <Skeleton className={`${textSkeletonClass} text-part`} />
    </div>
  )
}
