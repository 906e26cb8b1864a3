import { durations } from '@dlm/contract/durations'
import type { Limit, PaceLimit, WindowLimit } from '@dlm/contract/limits'

/** What a limit has counted of one key; times in milliseconds. */
export interface Tries {
  count: number
  /** When the window ends; of a pace, when the last try taken is worked off. */
  windowEnds: number
  lockedUntil: number
  /** Locks so far, by which the next one doubles. */
  locks: number
  /** Tries since the last success, or ever. */
  inRow: number
  /** Until when a success is remembered. */
  knownUntil: number
}

export const noTries: Tries = { count: 0, windowEnds: 0, lockedUntil: 0, locks: 0, inRow: 0, knownUntil: 0 }

/** What is to be stored (null: nothing changes), and the seconds to wait: 0 is a try granted, infinity one that no wait permits. */
export interface Verdict {
  state: Tries | null
  wait: number
}

export function isPace(limit: Limit): limit is PaceLimit {
  return 'every' in limit
}

const dayMs = durations.lockAtMost * 1000

function seconds(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000))
}

/** One try at `now` (ms). The rule alone, so that it can be tested without a database. */
export function take(stored: Tries, limit: Limit, now: number): Verdict {
  return isPace(limit) ? takeAtPace(stored, limit, now) : takeInWindow(stored, limit, now)
}

function takeAtPace(stored: Tries, { max, every }: PaceLimit, now: number): Verdict {
  const step = every * 1000
  const workedOff = Math.max(stored.windowEnds, now)
  const next = workedOff - (max - 1) * step
  if (next > now) return { state: null, wait: seconds(next, now) }
  return { state: { ...stored, windowEnds: workedOff + step }, wait: 0 }
}

function takeInWindow(stored: Tries, limit: WindowLimit, now: number): Verdict {
  if (limit.inRow !== undefined && stored.inRow >= limit.inRow)
    return { state: null, wait: Number.POSITIVE_INFINITY }
  if (stored.lockedUntil > now) return { state: null, wait: seconds(stored.lockedUntil, now) }

  const isOpen = stored.windowEnds > now
  const count = isOpen ? stored.count : 0
  const windowEnds = isOpen ? stored.windowEnds : now + limit.window * 1000
  const inRow = stored.inRow + 1
  if (count < limit.max) return { state: { ...stored, count: count + 1, windowEnds, inRow }, wait: 0 }

  // A lock is remembered for a day after its end, so that the next one doubles.
  const locks = stored.lockedUntil + dayMs > now ? stored.locks : 0
  const lockSeconds = Math.min(limit.window * 2 ** locks, durations.lockAtMost)
  const lockedUntil = limit.doubling ? now + lockSeconds * 1000 : windowEnds
  const state = { ...stored, count: 0, windowEnds: lockedUntil, lockedUntil, locks: locks + 1 }
  return { state, wait: seconds(lockedUntil, now) }
}

/** The state without one try, which proved to be none: a lock stays as it is. */
export function withoutOne(stored: Tries, limit: Limit): Tries {
  if (isPace(limit)) return { ...stored, windowEnds: stored.windowEnds - limit.every * 1000 }
  return { ...stored, count: Math.max(0, stored.count - 1), inRow: Math.max(0, stored.inRow - 1) }
}

/** When nothing of it matters any more (ms). */
export function endOf(state: Tries, limit: Limit): number {
  const counted = Math.max(state.windowEnds, state.lockedUntil) + dayMs
  const remembered = !isPace(limit) && limit.inRow !== undefined ? durations.triesRemembered * 1000 : 0
  return Math.max(counted, state.knownUntil, remembered && state.windowEnds + remembered)
}
