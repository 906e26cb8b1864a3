import { studioMoment } from '@dlm/contract/format/studio-moment'

const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const yearFirst = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](.*))?$/
const timeOfDay = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** What a day is in UTC (ms); null for one that no calendar has. */
function dayInUtc(year: number, month: number, dayOfMonth: number): number | null {
  const ms = Date.UTC(year, month - 1, dayOfMonth)
  const date = new Date(ms)
  // Of a year below 100, such as that of Hugo's empty date, `Date.UTC` makes one of the last century.
  const isThatDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth
  return isThatDay && date.getUTCFullYear() === year ? ms : null
}

/** When a day begins where the studio is (ms); null for one that no calendar has. */
function studioDayStart(year: number, month: number, dayOfMonth: number): number | null {
  const ms = dayInUtc(year, month, dayOfMonth)
  return ms === null ? null : studioMoment(new Date(ms).toISOString().slice(0, 10))
}

function zoneMs(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/**
 * A date as people write it in files: `2024-12-31`, with a time and a zone, or `31.12.2024`. A day alone is the studio's, and a time
 * without a zone is in UTC, so that it is the same day wherever it is read.
 * @returns ms; null for what is no date, such as 29 February 2023
 */
export function momentOf(written: unknown): number | null {
  // What TOML has of dates knows how it was written.
  const text = (written instanceof Date ? written.toISOString() : String(written)).trim()
  const [, day, month, ofYear] = dayFirst.exec(text) ?? []
  if (ofYear) return studioDayStart(Number(ofYear), Number(month), Number(day))
  const [, year, ofMonth, dayOfMonth, time] = yearFirst.exec(text) ?? []
  if (!year) return null
  const numbers = [Number(year), Number(ofMonth), Number(dayOfMonth)] as const
  if (time === undefined) return studioDayStart(...numbers)
  const begins = dayInUtc(...numbers)
  if (begins === null) return null
  const [, hours, minutes, seconds = '0', zone = 'Z'] = timeOfDay.exec(time.trim()) ?? []
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 60) return null
  if (Number(hours) > 23 && Number(hours + minutes + seconds.padStart(2, '0')) !== 240_000) return null
  return begins + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 - zoneMs(zone)
}
