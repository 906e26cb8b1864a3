import { studioDay } from '@dlm/contract/format/day'

/** The day of now, YYYY-MM-DD, as the server counts the studio's days. */
export function today(): string {
  return studioDay(Date.now())
}

/** Whether a day is still to come. @param date YYYY-MM-DD */
export function isToCome(date: string): boolean {
  return date > today()
}
