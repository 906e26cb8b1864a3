import { studioMinute } from '../format/studio-minute.ts'
import { clockOffset } from '../format/studio-moment.ts'

const minute = 60_000
const dayLength = 86_400_000

/** How far the studio's clock is ahead of UTC at a moment, in minutes. @param at ms */
function offsetAt(at: number): number {
  const whole = Math.floor(at / minute) * minute
  return (Date.parse(`${studioMinute(whole)}Z`) - whole) / minute
}

/** The minute (ms) from which the clock has another offset, between two moments of which the second has it. */
function changeBetween(before: number, after: number): number {
  const former = offsetAt(before)
  let [low, high] = [before / minute, after / minute]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle * minute) === former) low = middle
    else high = middle
  }
  return high * minute
}

/**
 * The studio's time zone as a calendar has it (RFC 5545, `VTIMEZONE`): each change of its clock from the year before the first of
 * these days to the year after the last.
 * @param name its IANA name
 * @param days YYYY-MM-DD, in order
 */
export function calendarZone(name: string, [first = '', ...others]: readonly string[]): string[] {
  const year = (day: string) => Number(day.slice(0, 4))
  const from = Date.UTC(year(first) - 1, 0)
  const to = Date.UTC(year(others.at(-1) ?? first) + 2, 0)
  const lines = observance(from, offsetAt(from))
  for (let at = from; at < to; at += dayLength)
    if (offsetAt(at) !== offsetAt(at + dayLength))
      lines.push(...observance(changeBetween(at, at + dayLength), offsetAt(at)))
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...lines, 'END:VTIMEZONE']
}

/** What the clock says from a moment on. @param former minutes ahead of UTC until then */
function observance(at: number, former: number): string[] {
  const now = offsetAt(at)
  const part = now > former ? 'DAYLIGHT' : 'STANDARD'
  const start = new Date(at + former * minute).toISOString()
  return [
    `BEGIN:${part}`,
    `DTSTART:${start.slice(0, 19).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${clockOffset(former)}`,
    `TZOFFSETTO:${clockOffset(now)}`,
    `END:${part}`,
  ]
}
