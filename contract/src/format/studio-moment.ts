import { studioMinute } from './studio-minute.ts'

const hour = 3_600_000

/**
 * The first moment (ms) of a day or a minute (YYYY-MM-DD, YYYY-MM-DDTHH:MM) where the studio is. Found by halves, since the
 * clocks may be put forward then, and a zone that crossed the date line left a day out: then it is what comes next.
 */
export function studioMoment(when: string): number {
  const minute = when.includes('T') ? when : `${when}T00:00`
  const inUtc = Date.parse(`${minute}Z`)
  // Zones are at most 14 hours ahead of UTC, and 12 behind.
  let [before, within] = [inUtc - 15 * hour, inUtc + 13 * hour]
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (studioMinute(middle) < minute) before = middle
    else within = middle
  }
  return within
}

/** A minute of the studio's clock in ISO 8601, with the clock's difference from UTC; a day alone stays as it is. */
export function studioIso(when: string): string {
  if (!when.includes('T')) return when
  const minutes = Math.round((Date.parse(`${when}Z`) - studioMoment(when)) / 60_000)
  return `${when}:00${clockOffset(minutes, ':')}`
}

/** How far a clock is ahead of UTC, as texts have it: `+0530`, or `+05:30` with a colon. @param minutes negative where it is behind */
export function clockOffset(minutes: number, colon = ''): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const ahead = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}${colon}${two(ahead % 60)}`
}
