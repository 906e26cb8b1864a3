import { bounds, type LimitName, type Limit as LimitRow, limits } from '@dlm/contract/limits'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { Clock } from './clock.ts'
import { compareAndSet } from './compare-and-set.ts'
import type { Digests } from './digests.ts'
import { parseDocument } from './documents.ts'

/** `throttles/{name}.{hmac of the key}`; times in milliseconds, `expireAt` for Firestore's TTL policy. */
const ThrottleDoc = z.object({
  count: z.number().int(),
  windowEnds: z.number(),
  lockedUntil: z.number(),
  locks: z.number().int(),
  expireAt: z.date().or(z.custom<{ toDate(): Date }>()),
})

const fresh = { count: 0, windowEnds: 0, lockedUntil: 0, locks: 0 }

export interface Throttle {
  /**
   * Takes one try of `key` from the named limit, before whatever it protects is looked at: parallel guesses each take one.
   * @throws ApiError too-many-requests with Retry-After when locked or used up; unavailable when it can not be counted.
   */
  reserve(name: LimitName, key: string): Promise<void>
  /** Gives one try back, which turned out to be none: all others stay counted, and a lock stays as it is. */
  giveBack(name: LimitName, key: string): Promise<void>
  /** Forgets the tries of an account after a success. Address limits are never cleared. */
  clear(name: LimitName, key: string): Promise<void>
}

/** The table of limits; where the emulators run every sign-up comes from one address. */
export function limitsOf(emulated: boolean): Readonly<Record<LimitName, LimitRow>> {
  const signUps = { ...limits['sign-up-address'], max: bounds.signUpsInEmulator }
  return emulated ? { ...limits, 'sign-up-address': signUps } : limits
}

export function throttle(
  db: Firestore,
  clock: Clock,
  digest: Digests,
  table: Readonly<Record<LimitName, LimitRow>> = limits,
): Throttle {
  const at = (name: LimitName, key: string) =>
    db.doc(`throttles/${name}.${digest.keyed('throttle', name, key)}`)

  return {
    async reserve(name, key) {
      const limit = table[name]
      const wait = await compareAndSet(at(name, key), (snapshot) => {
        const stored = snapshot.exists ? parseDocument(ThrottleDoc, snapshot) : fresh
        const { state, wait } = take(stored, limit, clock.now())
        return { data: state && { ...state, expireAt: new Date(expiry(state)) }, result: wait }
      }).catch(() => {
        throw new ApiError('unavailable', { retryAfter: 5 })
      })
      if (wait > 0) throw new ApiError('too-many-requests', { retryAfter: wait })
    },
    async giveBack(name, key) {
      await compareAndSet(at(name, key), (snapshot) => {
        const count = snapshot.exists ? parseDocument(ThrottleDoc, snapshot).count : 0
        return { data: count > 0 ? { count: count - 1 } : null, result: undefined }
      })
    },
    async clear(name, key) {
      await at(name, key).delete()
    },
  }
}

interface State {
  count: number
  windowEnds: number
  lockedUntil: number
  locks: number
}

/** Locks are remembered for a day, so that the next one doubles. */
function expiry(state: State): number {
  return Math.max(state.windowEnds, state.lockedUntil) + bounds.lockAtMost * 1000
}

/**
 * One try at `now` (ms): the state to store (null when nothing changes) and the seconds to wait (0 = granted).
 * Pure, so that the rule can be tested without a database.
 */
export function take(stored: State, limit: LimitRow, now: number): { state: State | null; wait: number } {
  const seconds = (until: number) => Math.max(1, Math.ceil((until - now) / 1000))
  if (stored.lockedUntil > now) return { state: null, wait: seconds(stored.lockedUntil) }

  const open = stored.windowEnds > now
  const count = open ? stored.count : 0
  const windowEnds = open ? stored.windowEnds : now + limit.window * 1000
  if (count < limit.max)
    return { state: { ...stored, count: count + 1, windowEnds, lockedUntil: 0 }, wait: 0 }

  const lockSeconds = Math.min(limit.window * 2 ** stored.locks, bounds.lockAtMost)
  const lockedUntil = limit.doubling ? now + lockSeconds * 1000 : windowEnds
  const state = { count: 0, windowEnds: lockedUntil, lockedUntil, locks: stored.locks + 1 }
  return { state, wait: seconds(lockedUntil) }
}
