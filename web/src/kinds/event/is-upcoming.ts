import { lastDayOf } from '@dlm/contract/events/event-times'
import { studioDay } from '@dlm/contract/format/day'

/** Whether an event is in the future, or not over yet; today's is. Days are the studio's, as the server's list has them. */
export function isUpcoming(event: Parameters<typeof lastDayOf>[0]): boolean {
  return lastDayOf(event) >= studioDay(Date.now())
}
