import { studioDay } from '@dlm/contract/format/day'
import { plural } from '@dlm/contract/format/plural'

const dayMs = 86_400_000

/** How long ago something was, in days: `today`, `yesterday`, `12 days ago`. @param at ms */
export function daysSince(at: number): string {
  const days = (Date.parse(studioDay(Date.now())) - Date.parse(studioDay(at))) / dayMs
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${plural(days, 'day')} ago`
}
