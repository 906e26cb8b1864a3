import type { Clock } from '../platform/clock.ts'
import { etagOf } from './cache.ts'

/** Milliseconds: less than an `Age` could say, so that no cache behind us keeps an answer longer than the table allows. */
const timeToLive = 1_000
/** Searches are as many as people can think of; the oldest answer makes room. */
const maxEntries = 200

/** A public read's answer, written out once for everybody who asks. */
export interface CachedResponse {
  body: object
  /** The body as it is sent. */
  text: string
  etag: string
}

export interface ResponseCache {
  /** The answer under this key: one that is kept, or on its way for somebody else, else a new one. A failure is not kept. */
  answer(key: string, make: () => Promise<object>): Promise<CachedResponse>
  /** A new answer, for who will not have a kept one; those who ask after get it too. */
  refresh(key: string, make: () => Promise<object>): Promise<CachedResponse>
  /** From now on every answer is made anew: something was changed. */
  invalidate(): void
}

/** Keeps what is the same for everybody for a second, so that a crowd costs the database one query (docs/decisions/017). */
export function responseCache(clock: Clock): ResponseCache {
  const kept = new Map<string, { until: number; written: Promise<CachedResponse> }>()

  const refresh: ResponseCache['refresh'] = (key, make) => {
    const written = make().then(writeOut)
    const entry = { until: clock.now() + timeToLive, written }
    kept.delete(key) // so that it stands last
    kept.set(key, entry)
    const [oldest] = kept.keys()
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest)
    return written.catch((error: unknown) => {
      if (kept.get(key) === entry) kept.delete(key)
      throw error
    })
  }

  return {
    answer(key, make) {
      const entry = kept.get(key)
      return entry && clock.now() < entry.until ? entry.written : refresh(key, make)
    },
    refresh,
    invalidate: () => kept.clear(),
  }
}

function writeOut(body: object): CachedResponse {
  const text = JSON.stringify(body)
  return { body, text, etag: etagOf(text) }
}
