import { expect, it, vi } from 'vitest'
import { responseCache } from './response-cache.ts'

function setUp() {
  let now = 0
  const cache = responseCache({ now: () => now })
  let count = 0
  const make = vi.fn(async () => ({ made: ++count }))
  return { cache, make, pass: (ms: number) => (now += ms) }
}

it('makes an answer once a second, for however many ask', async () => {
  const { cache, make, pass } = setUp()
  const crowd = await Promise.all([1, 2, 3].map(() => cache.answer('list', make)))
  expect(crowd.map(({ text }) => text)).toEqual(Array(3).fill('{"made":1}'))
  pass(999)
  expect((await cache.answer('list', make)).body).toEqual({ made: 1 })
  pass(1)
  expect((await cache.answer('list', make)).body).toEqual({ made: 2 })
  expect(make).toHaveBeenCalledTimes(2)
})

it('has an answer for each key', async () => {
  const { cache, make } = setUp()
  await cache.answer('a', make)
  expect((await cache.answer('b', make)).body).toEqual({ made: 2 })
})

it('makes it again on a refresh, and after an invalidation', async () => {
  const { cache, make } = setUp()
  await cache.answer('list', make)
  expect((await cache.refresh('list', make)).body).toEqual({ made: 2 })
  expect((await cache.answer('list', make)).body).toEqual({ made: 2 })
  cache.invalidate()
  expect((await cache.answer('list', make)).body).toEqual({ made: 3 })
})

it('caches no failure', async () => {
  const { cache, make } = setUp()
  await expect(cache.answer('list', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await cache.answer('list', make)).body).toEqual({ made: 1 })
})

it('lets the oldest go for room', async () => {
  const { cache, make } = setUp()
  for (let at = 0; at <= 200; at++) await cache.answer(String(at), make)
  await cache.answer('200', make)
  expect(make).toHaveBeenCalledTimes(201)
  await cache.answer('0', make)
  expect(make).toHaveBeenCalledTimes(202)
})
