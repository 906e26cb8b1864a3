import { day } from '@dlm/contract/format/day'
import { figureDays } from '@dlm/contract/statistics/figures.schema'
import type { Clock } from '../platform/clock.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The days that figures are shown of (`YYYY-MM-DD`, UTC), the oldest first and today last. @param count how many; a month by default */
export function lastDays(clock: Clock, count = figureDays): string[] {
  const ago = (days: number) => day(new Date(clock.now() - days * dayMs))
  return Array.from({ length: count }, (_, at) => ago(count - 1 - at))
}
