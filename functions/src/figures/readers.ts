import type { DocumentReference } from 'firebase-admin/firestore'
import type { Clock } from '../platform/clock.ts'
import type { Context } from '../platform/handler.ts'
import type { Throttle } from '../platform/throttle.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Days that a view is stored: a second one on the same day is not counted. */
const lookDays = 2
/** Days since the last visit for which a vote can be changed; after them it is counted, and anonymous. */
const voteDays = 400

/** `…/readers/{visitor}`: what one visitor did with an entry, under a pseudonymous digest. */
export function readerOf(entry: DocumentReference, visitor: string): DocumentReference {
  return entry.collection('readers').doc(visitor)
}

/** When what is stored of a visitor expires, for Firestore's TTL policy. */
export function readerEnd(clock: Clock, hasVoted: boolean): { expireAt: Date } {
  return { expireAt: new Date(clock.now() + (hasVoted ? voteDays : lookDays) * dayMs) }
}

/** The viewer of an entry, by which a view is counted. */
export type Viewer = Pick<Context<'public'>, 'visitor' | 'address' | 'mayCountVisits'>

/** Takes one of the address's views; false where it has none left, or it cannot be counted. */
export function takeView(throttle: Throttle, address: string): Promise<boolean> {
  return throttle.reserve('views-address', address).then(
    () => true,
    () => false,
  )
}
