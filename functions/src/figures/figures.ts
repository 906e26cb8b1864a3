import type { FigureName } from '@dlm/contract/statistics/figures.schema'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Clock } from '../platform/clock.ts'
import { type CountsOfDays, type DayCounter, dayCounter } from './day-counter.ts'
import { addToInsights, type EntryFigureKey, isOfEntry } from './insights.ts'

/** Milliseconds until figures expire. */
const life = 400 * 24 * 60 * 60 * 1000

type FigureKey = FigureName | EntryFigureKey

/** The portal's events are written ten at a time, with those of entries among them. */
const pace = { paces: (key: FigureKey) => !isOfEntry(key), together: 10, pause: 10_000 }

/** How often each thing happened, on the portal and to its entries, by the day (`YYYY-MM-DD`). */
export type Counts = CountsOfDays<FigureKey>

/** Counts what happens: numbers by the day, and nothing else (docs/decisions/036). */
export type Figures = DayCounter<FigureKey>

/** @param write adds to what is stored, or fails */
export function figures(write: (counts: Counts) => Promise<void>, clock: Clock): Figures {
  return dayCounter(write, clock, pace)
}

/**
 * Adds counts to the documents of their days, `statistics/{YYYY-MM-DD}`, and to the months of their entries, with their end
 * for Firestore's TTL policy.
 */
export function addToStatistics(db: Firestore): (counts: Counts) => Promise<void> {
  return async (counts) => {
    const batch = db.batch()
    const endOf = (since: string) => new Date(Date.parse(since) + life)
    for (const [date, ofDay] of counts) {
      const ofPortal = Object.entries<number | undefined>(ofDay).filter(([key]) => !isOfEntry(key))
      const increments = ofPortal.map(([name, by = 0]) => [name, FieldValue.increment(by)])
      if (increments.length > 0) {
        const data = { ...Object.fromEntries(increments), expireAt: endOf(date) }
        batch.set(db.doc(`statistics/${date}`), data, { merge: true })
      }
      addToInsights(batch, db, date, ofDay, endOf)
    }
    await batch.commit()
  }
}
