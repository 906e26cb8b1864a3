import type { FigureName } from '@dlm/contract/statistics/figures.schema'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Clock } from './clock.ts'
import { type CountsOfDays, type DayCounter, dayCounter } from './day-counter.ts'

/** Events that are written together, and milliseconds after which fewer are. */
const pace = { together: 10, pause: 10_000 }
/** Days that a day's figures are kept. */
const keptDays = 400
const dayMs = 24 * 60 * 60 * 1000

/** How often each thing happened, by the day (`YYYY-MM-DD`). */
export type Counts = CountsOfDays<FigureName>

/** Counts what happens on the portal: numbers by the day, and nothing else (docs/decisions/036). */
export type Figures = DayCounter<FigureName>

/** @param write adds to what is stored, or fails */
export function figures(write: (counts: Counts) => Promise<void>, clock: Clock): Figures {
  return dayCounter(write, clock, pace)
}

/** Adds counts to the documents of their days: `statistics/{YYYY-MM-DD}`, with their end for Firestore's TTL policy. */
export function addToStatistics(db: Firestore): (counts: Counts) => Promise<void> {
  return async (counts) => {
    const batch = db.batch()
    for (const [date, ofDay] of counts) {
      const increments = Object.entries(ofDay).map(([name, by]) => [name, FieldValue.increment(by)])
      const expireAt = new Date(Date.parse(date) + keptDays * dayMs)
      batch.set(
        db.doc(`statistics/${date}`),
        { ...Object.fromEntries(increments), expireAt },
        { merge: true },
      )
    }
    await batch.commit()
  }
}
