import type { Clock } from '../platform/clock.ts'
import { etagOf } from './cache.ts'

/** Milliseconds. Below the resolution of `Age`, so that no cache behind this one stores an answer longer than the table allows. */
const timeToLive = 1_000
/** There are any number of searches; the oldest entry is evicted. */
const maxEntries = 200

/** The answer of a public read, serialized once for all callers. */
export interface CachedResponse {
  body: object
  /** The body as it is sent. */
  text: string
  etag: string
}

export interface ResponseCache {
  /** The cached answer of a key, or the one being made for another caller, or a new one. Failures are not cached. */
  answer(key: string, make: () => Promise<object>): Promise<CachedResponse>
  /** Makes a new answer and caches it, for callers that bypass the cache. */
  refresh(key: string, make: () => Promise<object>): Promise<CachedResponse>
  /** Empties the cache: content was changed. */
  invalidate(): void
}

/** Caches public answers for a second, so that many callers cost the database one query (docs/decisions/017). */
export function responseCache(clock: Clock): ResponseCache {
  const cache = new Map<string, { until: number; written: Promise<CachedResponse> }>()

  const refresh: ResponseCache['refresh'] = (key, make) => {
    const written = make().then(writeOut)
    const entry = { until: clock.now() + timeToLive, written }
    cache.delete(key) // so that it is last in the order of eviction
    cache.set(key, entry)
    const [oldest] = cache.keys()
    if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest)
    return written.catch((error: unknown) => {
      if (cache.get(key) === entry) cache.delete(key)
      throw error
    })
  }

  return {
    answer(key, make) {
      const entry = cache.get(key)
      return entry && clock.now() < entry.until ? entry.written : refresh(key, make)
    },
    refresh,
    invalidate: () => cache.clear(),
  }
}

function writeOut(body: object): CachedResponse {
  const text = JSON.stringify(body)
  return { body, text, etag: etagOf(text) }
}
