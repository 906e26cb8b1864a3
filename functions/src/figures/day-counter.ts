import { day } from '@dlm/contract/format/day'
import type { Clock } from '../platform/clock.ts'
import { withTimeout } from '../platform/with-timeout.ts'

/** Milliseconds that a request waits for the write it sets off. */
const flushTimeoutMs = 1_000

/** How much there was of each thing, by the day (`YYYY-MM-DD`). */
export type CountsOfDays<Name extends string> = ReadonlyMap<string, Partial<Record<Name, number>>>

/** Adds up numbers by the day. */
export interface DayCounter<Name extends string> {
  /** Adds to today's number. It is written with others, later. */
  count(name: Name, by?: number): void
  /** At the end of a request: writes what was counted, if it is enough or has waited. Never fails, takes a second at most. */
  flushIfDue(): Promise<void>
  /** Writes all that was counted. Never fails: what cannot be written stays pending. */
  flush(): Promise<void>
}

interface Pace<Name extends string> {
  /** Whether so many of a thing are written together. Every thing is where nothing is said. */
  paces?(name: Name): boolean
  together: number
  /** Milliseconds after which fewer are written too, and after which a write that failed is tried again. */
  pause: number
}

/**
 * A counter in the memory of this process. Between two requests an instance of a Cloud Function has no time to compute, so it
 * writes at the end of a request and not by a timer; what is left when it is stopped is written then (`on-shutdown.ts`).
 * @param write adds to what is stored, or fails
 */
export function dayCounter<Name extends string>(
  write: (counts: CountsOfDays<Name>) => Promise<void>,
  clock: Clock,
  { paces = () => true, together, pause }: Pace<Name>,
): DayCounter<Name> {
  let pending = new Map<string, Partial<Record<Name, number>>>()
  let size = 0
  /** When the oldest of what is pending was counted, or its last write failed. */
  let since = 0
  let hasFailed = false
  let writing: Promise<void> | undefined

  function add(date: string, name: Name, by: number): void {
    if (pending.size === 0) since = clock.now()
    const counts: Partial<Record<Name, number>> = pending.get(date) ?? {}
    counts[name] = (counts[name] ?? 0) + by
    pending.set(date, counts)
    if (paces(name)) size += by
  }

  async function writePending(): Promise<void> {
    if (pending.size === 0) return
    const taken = pending
    pending = new Map()
    size = 0
    try {
      await write(taken)
      hasFailed = false
    } catch {
      for (const [date, counts] of taken)
        for (const [name, by] of Object.entries<number | undefined>(counts)) add(date, name as Name, by ?? 0)
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
    count: (name, by = 1) => add(day(new Date(clock.now())), name, by),
    async flushIfDue() {
      const hasWaited = clock.now() - since >= pause
      const isDue = pending.size > 0 && (hasWaited || (size >= together && !hasFailed))
      if (isDue && !writing) await withTimeout(flushTimeoutMs, flush()).catch(() => undefined)
    },
    flush,
  }
}
