import { durations } from '@dlm/contract/durations'
import {
  type AccountLimitName,
  type LimitKey,
  type LimitName,
  type Limit as LimitRow,
  limits,
  quotas,
} from '@dlm/contract/limits'
import type { Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'
import { ApiError } from './api-error.ts'
import type { Clock } from './clock.ts'
import { compareAndSet } from './compare-and-set.ts'
import type { Digests } from './digests.ts'
import { parseDocument } from './documents.ts'
import { endOf, isPace, noTries, type Tries, take, withoutOne } from './limit-rule.ts'

/** `throttles/{name}.{hmac of the key}`; times in milliseconds, `expireAt` for Firestore's TTL policy. */
const ThrottleDoc = z.object({
  count: z.number().int(),
  windowEnds: z.number(),
  lockedUntil: z.number(),
  locks: z.number().int(),
  inRow: z.number().int().default(0),
  knownUntil: z.number().default(0),
  expireAt: z.date().or(z.custom<{ toDate(): Date }>()),
})

export type LimitTable = Readonly<Record<LimitName, LimitRow>>

export interface Throttle {
  /**
   * Takes one try of `key` from the named limit, before the protected value is checked: parallel guesses each take one.
   * @returns whether this key had a success not long ago
   * @throws ApiError too-many-requests with Retry-After when locked or used up; password-reset-required after too many in a
   * row; unavailable when it cannot be counted.
   */
  reserve(name: LimitName, key: string): Promise<boolean>
  /** Gives back one try, which proved to be none: all others stay counted, and a lock stays as it is. */
  giveBack(name: LimitName, key: string): Promise<void>
  /** Forgets the tries of an account after a success, which is remembered. Address limits are never cleared. */
  clear(name: AccountLimitName, key: string): Promise<void>
}

/** The table of limits; where the emulators run nearly every call comes from one address. */
export function limitsOf(emulated: boolean): LimitTable {
  if (!emulated) return limits
  const kinder = (Object.keys(limits) as LimitName[])
    .filter((name) => limits[name].per === 'address' && name !== 'sign-in-address')
    .map((name) => {
      const max = name === 'sign-up-address' ? quotas.signUpsInEmulator : quotas.callsInEmulator
      return [name, { ...limits[name], max }]
    })
  return { ...limits, ...Object.fromEntries(kinder) }
}

/** Whose limit was run into, in words. */
const whose: Readonly<Record<LimitKey, string>> = {
  visitor: 'Too many tries.',
  member: 'Too many tries.',
  address: 'Too many tries from this network address.',
  account: 'Too many tries for this account from here.',
  recipient: 'Too many e-mails to this address.',
  album: 'Too many tries for this album.',
  room: 'Too many tries for this room.',
}

function refusal(limit: LimitRow, wait: number): ApiError {
  if (wait === Number.POSITIVE_INFINITY) return new ApiError('password-reset-required')
  const isEverybodys = isPace(limit) && limit.per === 'account'
  const msg = isEverybodys ? 'Too many tries for this account.' : whose[limit.per]
  return new ApiError('too-many-requests', { msg, retryAfter: wait })
}

export function throttle(db: Firestore, clock: Clock, digest: Digests, table: LimitTable = limits): Throttle {
  const at = (name: LimitName, key: string) =>
    db.doc(`throttles/${name}.${digest.keyed('throttle', name, key)}`)
  const written = (state: Tries, limit: LimitRow) => ({
    ...state,
    expireAt: new Date(endOf(state, limit)),
  })

  return {
    async reserve(name, key) {
      const limit = table[name]
      const { wait, isKnown } = await compareAndSet(at(name, key), (snapshot) => {
        const stored = snapshot.exists ? parseDocument(ThrottleDoc, snapshot) : noTries
        const now = clock.now()
        const { state, wait } = take(stored, limit, now)
        return { data: state && written(state, limit), result: { wait, isKnown: stored.knownUntil > now } }
      }).catch(() => {
        throw new ApiError('unavailable', { retryAfter: 5 })
      })
      if (wait > 0) throw refusal(limit, wait)
      return isKnown
    },
    async giveBack(name, key) {
      const limit = table[name]
      await compareAndSet(at(name, key), (snapshot) => {
        if (!snapshot.exists) return { data: null, result: undefined }
        const state = withoutOne(parseDocument(ThrottleDoc, snapshot), limit)
        return { data: written(state, limit), result: undefined }
      })
    },
    async clear(name, key) {
      const state = { ...noTries, knownUntil: clock.now() + durations.triesRemembered * 1000 }
      await at(name, key).set(written(state, table[name]))
    },
  }
}

export type Reservation = readonly [name: LimitName, key: string]

/**
 * Takes one try from each of several limits, or none: where a later one refuses, the tries of the earlier are given back.
 * @throws ApiError as `reserve`
 */
export async function reserveAll(throttle: Throttle, reservations: readonly Reservation[]): Promise<void> {
  const taken: Reservation[] = []
  try {
    for (const reservation of reservations) {
      await throttle.reserve(...reservation)
      taken.push(reservation)
    }
  } catch (error) {
    await giveBackAll(throttle, taken)
    throw error
  }
}

/**
 * Takes a try of each limit before a secret is checked; a right one gives them back.
 * @throws ApiError as `reserve`
 */
export async function countingWrong(
  throttle: Throttle,
  taken: readonly Reservation[],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  await reserveAll(throttle, taken)
  try {
    const right = await isRight()
    if (right) await giveBackAll(throttle, taken)
    return right
  } catch (failed) {
    await giveBackAll(throttle, taken)
    throw failed
  }
}

/** Gives back one try of each. What cannot be given back stays counted. */
export async function giveBackAll(throttle: Throttle, reservations: readonly Reservation[]): Promise<void> {
  await Promise.allSettled(reservations.map((reservation) => throttle.giveBack(...reservation)))
}
