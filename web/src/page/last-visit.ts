import { storedValue } from '../lib/storage/stored-value.ts'

/** Milliseconds without a look at the home screen after which the next one is another visit. */
const pause = 30 * 60_000

interface Visits {
  /** When the visit before this one was last active; null in the first visit. */
  before: number | null
  /** When this visit was last active. */
  now: number
}

const isMoment = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const visits = storedValue<Visits | null>({
  key: 'dsp-visits',
  parse(json) {
    const { before, now } = (json ?? {}) as Partial<Visits>
    return isMoment(now) ? { before: isMoment(before) ? before : null, now } : null
  },
  toJson: (value) => value ?? undefined,
})

/**
 * Notes that the visitor is here.
 * @param at ms since 1970
 * @returns when they were here last, before this visit; null where this browser does not know of a visit before
 */
export function noteVisit(at: number): number | null {
  const last = visits.get()
  const isSameVisit = last !== null && at - last.now < pause
  const before = isSameVisit ? last.before : (last?.now ?? null)
  visits.set({ before, now: at })
  return before
}
