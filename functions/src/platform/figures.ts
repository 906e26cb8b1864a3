import { day } from '@dlm/contract/format/day'
import type { FigureName } from '@dlm/contract/statistics/figures.schema'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { Clock } from './clock.ts'
import { within } from './within.ts'

/** Events that are written together. */
const together = 10
/** Milliseconds after which fewer are written too, and after which a write that failed is tried again. */
const pause = 10_000
/** Milliseconds that a request waits for the write it sets off. */
const patience = 1_000
/** Days that a day's figures are kept. */
const keptDays = 400
const dayMs = 24 * 60 * 60 * 1000

/** How often each thing happened, by the day (`YYYY-MM-DD`). */
export type Counts = ReadonlyMap<string, Partial<Record<FigureName, number>>>

/** Counts what happens on the portal: numbers by the day, and nothing else (docs/decisions/036). */
export interface Figures {
  /** Adds one to the figures of today. It is written with others, later. */
  count(name: FigureName): void
  /** At the end of a request: writes what was counted, if it is enough or has waited. Never fails, takes a second at most. */
  settle(): Promise<void>
  /** Writes all that was counted. Never fails: what cannot be written is kept. */
  flush(): Promise<void>
}

/**
 * A counter in the memory of this process. Between two requests an instance of a Cloud Function has no time to compute, so it
 * writes at the end of a request and not by a timer; what is left when it is stopped is written then (`before-stop.ts`).
 * @param write adds to what is stored, or fails
 */
export function figures(write: (counts: Counts) => Promise<void>, clock: Clock): Figures {
  let pending = new Map<string, Partial<Record<FigureName, number>>>()
  let size = 0
  /** When the oldest of what is pending was counted, or its last write failed. */
  let since = 0
  let hasFailed = false
  let writing: Promise<void> | undefined

  function add(date: string, name: FigureName, by: number): void {
    if (size === 0) since = clock.now()
    const counts = pending.get(date) ?? {}
    counts[name] = (counts[name] ?? 0) + by
    pending.set(date, counts)
    size += by
  }

  async function writePending(): Promise<void> {
    if (size === 0) return
    const taken = pending
    pending = new Map()
    size = 0
    try {
      await write(taken)
      hasFailed = false
    } catch {
      for (const [date, counts] of taken)
        for (const [name, by] of Object.entries(counts)) add(date, name as FigureName, by)
      since = clock.now()
      hasFailed = true
    }
  }

  /** One write at a time: what is counted meanwhile goes into the next, which is the larger the slower the database is. */
  function flush(): Promise<void> {
    const done = (writing ?? Promise.resolve()).then(writePending).finally(() => {
      if (writing === done) writing = undefined
    })
    writing = done
    return done
  }

  return {
    count: (name) => add(day(new Date(clock.now())), name, 1),
    async settle() {
      const hasWaited = clock.now() - since >= pause
      const isDue = size > 0 && (hasWaited || (size >= together && !hasFailed))
      if (isDue && !writing) await within(patience, flush()).catch(() => undefined)
    },
    flush,
  }
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
