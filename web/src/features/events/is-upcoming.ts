import { studioDay } from '@dlm/contract/format/day'

/** Whether an event of that day is still to come; today's is. Days are the studio's, as the server's list has them. */
export function isUpcoming({ date }: { date: string }): boolean {
  return date >= studioDay(Date.now())
}
