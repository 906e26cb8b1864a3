import { studioDay } from '@dlm/contract/format/day'
import { formatDay } from '../../lib/format-day.ts'

/** The day, and the time of day as the reader's clock has it. @param at ms */
export function minuteOf(at: number): string {
  const time = new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  return `${formatDay(studioDay(at))}, ${time}`
}
