import { expect, it } from 'vitest'
import { bypassesCache, cacheControl, etagOf, isFresh } from './cache.ts'

it('names the maximum ages', () => {
  const policy = { maxAge: 60, sharedMaxAge: 300, staleWhileRevalidate: 86_400 }
  expect(cacheControl(policy)).toBe('public, max-age=60, s-maxage=300, stale-while-revalidate=86400')
})

it('has one validator for the same bytes and another for others', () => {
  expect(etagOf('a')).toBe(etagOf('a'))
  expect(etagOf('a')).not.toBe(etagOf('b'))
})

it('recognises its validator in a list, also one a cache has weakened', () => {
  const etag = etagOf('a')
  expect(isFresh(`"other", W/${etag}`, etag)).toBe(true)
  expect(isFresh('"other"', etag)).toBe(false)
  expect(isFresh(undefined, etag)).toBe(false)
})

it('knows who wants an answer as it is now', () => {
  expect(['no-cache', 'max-age=0', 'no-store, max-age=0'].map(bypassesCache)).toEqual([true, true, true])
  expect([undefined, 'max-age=60', 'only-if-cached'].map(bypassesCache)).toEqual([false, false, false])
})
