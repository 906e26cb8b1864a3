import { conventions, defaultConventions } from '../brand/conventions.ts'
import { studioDay } from './day.ts'
import { isTimeZone } from './time-zone.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function timeOfDay(): Intl.DateTimeFormat {
  const { timeZone } = isTimeZone(conventions.timeZone) ? conventions : defaultConventions
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  formats.set(timeZone, format)
  return format
}

/** A moment (ms) as the studio's calendar and clock show it: `YYYY-MM-DDTHH:MM`. */
export function studioMinute(ms: number): string {
  return `${studioDay(ms)}T${timeOfDay().format(ms)}`
}
