import type { Event } from './events.schema.ts'

/** When an event is: days (YYYY-MM-DD) and times of the studio's clock (HH:MM); all but its day may be empty. */
export type EventTimes = Pick<Event, 'date' | 'startTime' | 'endDate' | 'endTime'>

/** The day on which an event ends (YYYY-MM-DD). */
export function lastDayOf({ date, endDate }: Pick<EventTimes, 'date' | 'endDate'>): string {
  return endDate || date
}

/** When it begins, `YYYY-MM-DDTHH:MM` where its time is known and otherwise a day. */
export function startOf({ date, startTime }: EventTimes): string {
  return withTime(date, startTime)
}

/** When it ends in the same way; empty where nothing is known but its day. */
export function endOf(event: EventTimes): string {
  const { endDate, endTime } = event
  return endDate || endTime ? withTime(lastDayOf(event), endTime) : ''
}

const withTime = (day: string, time: string) => (time ? `${day}T${time}` : day)
