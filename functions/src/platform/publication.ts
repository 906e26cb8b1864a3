import { studioDay } from '@dlm/contract/format/day'
import type { Query } from 'firebase-admin/firestore'
import type { Clock } from './clock.ts'

/**
 * When something is published that is to be published on this day (YYYY-MM-DD): at its first moment where the studio is, if it
 * is still to come, else now. In ms. What is published in the future is a draft: only admins see it.
 */
export function publicationOf(clock: Clock, wanted: string | undefined): number {
  const now = clock.now()
  return wanted !== undefined && wanted > studioDay(now) ? startOfDay(wanted) : now
}

const hour = 3_600_000

/**
 * The first moment of a day (YYYY-MM-DD) where the studio is, in ms. Found by halves, since a day begins at one o'clock where
 * the clocks are put forward at midnight, and a zone that crossed the date line has no such day: then it is the next one's.
 */
function startOfDay(wanted: string): number {
  const midnight = Date.parse(wanted)
  // Zones are at most 14 hours ahead of UTC, and 12 behind.
  let [before, within] = [midnight - 15 * hour, midnight + 13 * hour]
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (studioDay(middle) < wanted) before = middle
    else within = middle
  }
  return within
}

/** Whether everybody sees what is published at `createdAt` (ms). */
export function isPublished({ createdAt }: { createdAt: number }, clock: Clock): boolean {
  return createdAt <= clock.now()
}

/** Leaves only drafts of what is published at `createdAt`. */
export function onlyDrafts(clock: Clock) {
  return (query: Query): Query => query.where('createdAt', '>', clock.now())
}
