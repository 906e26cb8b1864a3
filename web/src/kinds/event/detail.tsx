import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import type { Event } from '@dlm/contract/events/events.schema'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { shareUrl } from '../../lib/kinds.ts'
import { notifyFailure } from '../../lib/notify.ts'
import { saveFile } from '../../lib/save-file.ts'
import { DetailPicture } from '../../page/detail-picture.tsx'
import { ShareButton } from '../../page/share/share-button.tsx'
import { Title } from '../../page/title.tsx'
import { WrittenText } from '../../page/written-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isUpcoming } from './is-upcoming.ts'
import { EventTime } from './time.tsx'

const layoutClass =
  'grid gap-6 pt-4 min-[700px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] min-[1180px]:grid-cols-[440px_minmax(0,1fr)] min-[700px]:gap-10 min-[1000px]:gap-14'
const posterClass = 'aspect-[3/4] w-full max-w-[440px] self-start rounded-card'
const textSkeletonClass = 'h-40'

interface Props {
  event: Event
  /** Only the list fields are loaded: the text is still loading. */
  isListed: boolean
}

/** An event: poster, day, organizer and description, with its share address and the entry for a calendar. */
export function EventDetail({ event, isListed }: Props) {
  const { id, title, deta, blocks, embeds, place, name, cover } = event
  const url = shareUrl('event', id)
  return (
    <article aria-busy={isListed} className={layoutClass}>
      <Title>{title}</Title>
      <DetailPicture of={id} picture={cover} sizes="(min-width: 700px) 440px, 94vw" className={posterClass} />
      <div className="grid content-start gap-6">
        <header className="grid gap-3">
          <p className="text-sm font-semibold text-accent">
            {isUpcoming(event) ? eventScreenTexts.upcoming : eventScreenTexts.past}
          </p>
          <h1 dir="auto">{title}</h1>
        </header>
        <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 border-y border-line py-4">
          <dt className="text-soft">{eventScreenTexts.date}</dt>
          <dd className="tabular-nums">
            <EventTime event={event} />
          </dd>
          {place && (
            <>
              <dt className="text-soft">{eventScreenTexts.place}</dt>
              <dd dir="auto">{place}</dd>
            </>
          )}
          {name && (
            <>
              <dt className="text-soft">{eventScreenTexts.organizer}</dt>
              <dd dir="auto">{name}</dd>
            </>
          )}
        </dl>
        {isListed ? (
          <Skeleton className={textSkeletonClass} />
        ) : (
          <WrittenText
            text={deta}
            blocks={blocks}
            embeds={embeds}
            className="grid max-w-[68ch] gap-4 text-lg leading-relaxed text-pretty"
          />
        )}
        <div className="flex flex-wrap gap-3">
          {isUpcoming(event) && (
            <Button onClick={() => addToCalendar(event, url).catch(notifyFailure)}>
              <CalendarPlus aria-hidden="true" className="size-5" />
              {eventScreenTexts.addToCalendar}
            </Button>
          )}
          <ShareButton label={eventScreenTexts.event} title={title} url={url} />
        </div>
      </div>
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
    <div aria-busy="true" className={layoutClass}>
      <Title>{eventScreenTexts.event}</Title>
      <h1 className="sr-only">{eventScreenTexts.event}</h1>
      <Skeleton className={posterClass} />
      <div className="grid content-start gap-6">
        <Skeleton className="h-[5rem] w-4/5" />
        <Skeleton className="h-[5.6rem]" />
        <Skeleton className={textSkeletonClass} />
      </div>
    </div>
  )
}
