import { day } from '@dlm/contract/format/day'

const dayLength = 24 * 60 * 60 * 1000

/** The day the demo data is made for. It is fixed, so that every run of the seed makes the same data. */
const today = Date.UTC(2026, 10, 1)

/** Milliseconds of an hour (UTC) so many days before the demo day; negative days lie after it. */
export function daysBefore(days: number, hour = 9): number {
  return today - days * dayLength + hour * 60 * 60 * 1000
}

/** `daysBefore` as a calendar day, YYYY-MM-DD. */
export function dayBefore(days: number): string {
  return day(new Date(daysBefore(days)))
}
