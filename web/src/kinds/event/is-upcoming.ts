import { lastDayOf } from '@dlm/contract/events/event-times'
import { studioDay } from '@dlm/contract/format/day'

/** Whether the last day of an event is today or later. Days are in the studio's time zone, as in the server's list. */
export function isUpcoming(event: Parameters<typeof lastDayOf>[0]): boolean {
  return lastDayOf(event) >= studioDay(Date.now())
}
