import type { CostKind } from '@dlm/contract/costs/cost-steps'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Clock } from '../platform/clock.ts'
import { type CountsOfDays, type DayCounter, dayCounter } from './day-counter.ts'

/** Calls that are written together, and milliseconds after which fewer are: one document takes them from every instance. */
const pace = { paces: (name: CostKind) => name === 'calls', together: 100, pause: 60_000 }
/** Milliseconds that a month is stored after its beginning. */
const life = 400 * 24 * 60 * 60 * 1000

/** Counts what the portal costs: numbers by the day, and nothing else (docs/decisions/044). */
export type Usage = DayCounter<CostKind>

/** @param write adds to what is stored, or fails */
export function usage(write: (counts: CountsOfDays<CostKind>) => Promise<void>, clock: Clock): Usage {
  return dayCounter<CostKind>(write, clock, pace)
}

/** The month of a day or a moment: `YYYY-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** Adds counts to the documents of their months: `usage/{YYYY-MM}`, with their end for Firestore's TTL policy. */
export function addToUsage(db: Firestore): (counts: CountsOfDays<CostKind>) => Promise<void> {
  return async (counts) => {
    const batch = db.batch()
    for (const [date, ofDay] of counts) {
      const month = monthOf(date)
      const increments = Object.entries(ofDay).map(([name, by]) => [name, FieldValue.increment(by)])
      const days = { [date]: Object.fromEntries(increments) }
      const expireAt = new Date(Date.parse(month) + life)
      batch.set(db.doc(`usage/${month}`), { days, expireAt }, { merge: true })
    }
    await batch.commit()
  }
}
