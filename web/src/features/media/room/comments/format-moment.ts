import { studioDay } from '@dlm/contract/format/day'
import { formatDay } from '../../../../lib/format/format-day.ts'

const pad = (part: number) => String(part).padStart(2, '0')

/** When something was, for those who look: with the time on the same day, else the day. @param at ms */
export function formatMoment(at: number): string {
  const day = studioDay(at)
  if (day !== studioDay(Date.now())) return formatDay(day)
  const date = new Date(at)
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`
}
