import { studioDay } from '@dlm/contract/format/day'
import { plural } from '@dlm/contract/format/plural'

const dayMs = 86_400_000

/** How long ago something was, in days: `today`, `yesterday`, `12 days ago`. @param at ms */
export const daysSince = (at: number): string => daysSinceDay(studioDay(at))

/** The same of a day of the studio’s (`YYYY-MM-DD`). */
export function daysSinceDay(day: string): string {
  const days = (Date.parse(studioDay(Date.now())) - Date.parse(day)) / dayMs
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${plural(days, 'day')} ago`
}
