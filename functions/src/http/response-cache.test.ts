import { expect, it, vi } from 'vitest'
import { responseCache } from './response-cache.ts'

function setUp() {
  let now = 0
  const kept = responseCache({ now: () => now })
  let made = 0
  const make = vi.fn(async () => ({ made: ++made }))
  return { kept, make, pass: (ms: number) => (now += ms) }
}

it('makes an answer once a second, for however many ask', async () => {
  const { kept, make, pass } = setUp()
  const crowd = await Promise.all([1, 2, 3].map(() => kept.answer('list', make)))
  expect(crowd.map(({ text }) => text)).toEqual(Array(3).fill('{"made":1}'))
  pass(999)
  expect((await kept.answer('list', make)).body).toEqual({ made: 1 })
  pass(1)
  expect((await kept.answer('list', make)).body).toEqual({ made: 2 })
  expect(make).toHaveBeenCalledTimes(2)
})

it('has an answer for each key', async () => {
  const { kept, make } = setUp()
  await kept.answer('a', make)
  expect((await kept.answer('b', make)).body).toEqual({ made: 2 })
})

it('makes it anew when asked to, and when something was changed', async () => {
  const { kept, make } = setUp()
  await kept.answer('list', make)
  expect((await kept.refresh('list', make)).body).toEqual({ made: 2 })
  expect((await kept.answer('list', make)).body).toEqual({ made: 2 })
  kept.invalidate()
  expect((await kept.answer('list', make)).body).toEqual({ made: 3 })
})

it('keeps no failure', async () => {
  const { kept, make } = setUp()
  await expect(kept.answer('list', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await kept.answer('list', make)).body).toEqual({ made: 1 })
})

it('lets the oldest go for room', async () => {
  const { kept, make } = setUp()
  for (let at = 0; at <= 200; at++) await kept.answer(String(at), make)
  await kept.answer('200', make)
  expect(make).toHaveBeenCalledTimes(201)
  await kept.answer('0', make)
  expect(make).toHaveBeenCalledTimes(202)
})
