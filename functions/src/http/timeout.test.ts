import { contract } from '@dlm/contract/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import type { ApiRequest } from './router.ts'
import { apiWithTimeout } from './timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const requestOf = (name: string): ApiRequest => ({
  ...{ method: 'POST', name, query: {}, headers: {} },
  ...{ contentType: 'application/json', body: Buffer.from('{}') },
})

/** Answers after so many seconds. */
function slow(seconds: number) {
  const log = vi.fn()
  const answered = { status: 200, headers: {}, body: { status: 'success' } }
  const answer = () =>
    new Promise<typeof answered>((done) => setTimeout(() => done(answered), seconds * 1000))
  return { log, api: apiWithTimeout({ answer }, systemClock, 8, log) }
}

it.each([
  ['like_news', 8],
  ['add_photos', 50],
  ['constructor', 8],
])('%s is answered within %i seconds, whatever it waits for', async (name, seconds) => {
  const { api, log } = slow(1000)
  const seen = vi.fn()
  const answer = api.answer(requestOf(name))
  void answer.then(seen)
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const { status, headers, body } = await answer
  expect([status, headers['retry-after']]).toEqual([503, '5'])
  expect(body).toMatchObject({ status: 'error', code: 'unavailable', retryAfter: 5 })
  const endpoint = name in contract && name !== 'constructor' ? name : 'unknown'
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ endpoint, status: 503, ms: seconds * 1000 }))
})

it('leaves an answer that comes in time alone, and no timer behind', async () => {
  const { api, log } = slow(7)
  const answer = api.answer(requestOf('like_news'))
  await vi.advanceTimersByTimeAsync(7000)
  expect((await answer).status).toBe(200)
  expect(vi.getTimerCount()).toBe(0)
  expect(log).not.toHaveBeenCalled()
})
