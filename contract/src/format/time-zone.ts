import { defaultConventions } from '../brand/conventions.ts'
import { setStudioDay, studioDay } from './day.ts'

/** The default format, until a time zone is set. */
const dayInUtc = studioDay

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** A time zone's own formatter of days; null where this browser or server does not know the zone. */
function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const cached = formats.get(timeZone)
  if (cached !== undefined) return cached
  const format = createFormat(timeZone)
  formats.set(timeZone, format)
  return format
}

function createFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    return new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', ...numbers })
  } catch {
    return null
  }
}

/** Whether a name is that of a time zone, such as `Europe/Lisbon`. */
export const isTimeZone = (name: string): boolean => formatOf(name) !== null

/** The studio's days are those of this time zone from now on. One that is not known counts as UTC. */
export function followTimeZone(timeZone: string): void {
  const format = timeZone === defaultConventions.timeZone ? null : formatOf(timeZone)
  setStudioDay(format ? (ms) => dayIn(format, ms) : dayInUtc)
}

function dayIn(format: Intl.DateTimeFormat, ms: number): string {
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
