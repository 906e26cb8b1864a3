import { eventScreenTexts } from '@dlm/contract/events/event-screens.texts'
import { type EventTimes, lastDayOf, startOf } from '@dlm/contract/events/event-times'
import type { Event } from '@dlm/contract/events/events.schema'
import { studioDay } from '@dlm/contract/format/day'
import { formatDay } from '../../lib/format/format-day.ts'

/** The time of an event as text: `November 1, 2026, 19:00–21:00`, or from one day to another; a day if no time is known. */
export function formatWhen({ date, startTime, endDate, endTime }: EventTimes): string {
  const at = (day: string, time: string) => [formatDay(day), time].filter(Boolean).join(', ')
  const begin = at(date, startTime)
  if (endDate && endDate !== date) return `${begin} – ${at(endDate, endTime)}`
  return endTime ? `${begin}–${endTime}` : begin
}

/** The full time of an event, machine-readable too. */
export function EventTime({ event }: { event: EventTimes }) {
  return <time dateTime={startOf(event)}>{formatWhen(event)}</time>
}

/** The day of an event in a list: that of its start, or of its end once it has started. */
export function EventDay({ event, className }: { event: EventTimes; className: string }) {
  const lastDay = lastDayOf(event)
  const today = studioDay(Date.now())
  const isUnderway = event.date < today && lastDay >= today
  return (
    <time dateTime={isUnderway ? lastDay : startOf(event)} className={className}>
      {isUnderway ? eventScreenTexts.until(formatDay(lastDay)) : formatDay(event.date)}
    </time>
  )
}

/** The summary of an event in a list: its time, and its place or organizer. */
export function eventFacts({ startTime, place, name }: Pick<Event, 'startTime' | 'place' | 'name'>): string {
  return [startTime, place || name].filter(Boolean).join(' · ')
}
