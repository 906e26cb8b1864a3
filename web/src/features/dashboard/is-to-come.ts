import { day } from '@dlm/contract/format/day'

/** The day of now, YYYY-MM-DD, as the server counts days. */
export function today(): string {
  return day(new Date())
}

/** Whether a day is still to come. @param date YYYY-MM-DD */
export function isToCome(date: string): boolean {
  return date > today()
}
