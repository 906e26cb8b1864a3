import { type EventTimes, lastDayOf, startOf } from '@dlm/contract/events/event-times'
import type { Event } from '@dlm/contract/events/events.schema'
import { studioDay } from '@dlm/contract/format/day'
import { formatDay } from '../../lib/format/format-day.ts'

/** When an event is, for people: `November 1, 2026, 19:00–21:00`, or from one day to another; a day alone where no more is known. */
export function formatWhen({ date, startTime, endDate, endTime }: EventTimes): string {
  const at = (day: string, time: string) => [formatDay(day), time].filter(Boolean).join(', ')
  const begin = at(date, startTime)
  if (endDate && endDate !== date) return `${begin} – ${at(endDate, endTime)}`
  return endTime ? `${begin}–${endTime}` : begin
}

/** When an event is, whole, as a time that machines read too. */
export function EventTime({ event }: { event: EventTimes }) {
  return <time dateTime={startOf(event)}>{formatWhen(event)}</time>
}

/** The day of an event in a list: that of its beginning, or the one that it lasts until where it has begun. */
export function EventDay({ event, className }: { event: EventTimes; className: string }) {
  const lastDay = lastDayOf(event)
  const today = studioDay(Date.now())
  const isUnderway = event.date < today && lastDay >= today
  return (
    <time dateTime={isUnderway ? lastDay : startOf(event)} className={className}>
      {isUnderway ? `Until ${formatDay(lastDay)}` : formatDay(event.date)}
    </time>
  )
}

/** What a list says of an event in one line: at what time, and where it is or who organizes it. */
export function eventFacts({ startTime, place, name }: Pick<Event, 'startTime' | 'place' | 'name'>): string {
  return [startTime, place || name].filter(Boolean).join(' · ')
}
