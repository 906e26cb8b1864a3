import { day } from '@dlm/contract/format/day'
import type { Clock } from './clock.ts'

/**
 * When something is published that is to be published on this day (YYYY-MM-DD): at its first moment, if it is still to
 * come, else now. In ms. What is published in the future is a draft: only admins see it.
 */
export function publicationOf(clock: Clock, wanted: string | undefined): number {
  const now = clock.now()
  return wanted !== undefined && wanted > day(new Date(now)) ? Date.parse(wanted) : now
}

/** Whether everybody sees what is published at `createdAt` (ms). */
export function isPublished({ createdAt }: { createdAt: number }, clock: Clock): boolean {
  return createdAt <= clock.now()
}
