import { studioMinute } from '@dlm/contract/format/studio-minute'
import { formatDay } from '../../lib/format/format-day.ts'

/** The day and the time of day where the studio is: both of one time zone. @param at ms */
export function minuteOf(at: number): string {
  const [day = '', time = ''] = studioMinute(at).split('T')
  return `${formatDay(day)}, ${time}`
}
