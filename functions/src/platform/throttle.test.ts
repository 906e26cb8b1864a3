import { limits } from '@dlm/contract/limits'
import type { Firestore } from 'firebase-admin/firestore'
import { describe, expect, it, vi } from 'vitest'
import { digests } from './digests.ts'
import { limitsOf, take, throttle } from './throttle.ts'

const fresh = { count: 0, windowEnds: 0, lockedUntil: 0, locks: 0 }
const start = 1_000_000
const minute = 60_000

function tries(limit: Parameters<typeof take>[1], times: number[]) {
  let stored = fresh
  return times.map((now) => {
    const { state, wait } = take(stored, limit, now)
    if (state) stored = state
    return wait
  })
}

describe('take', () => {
  const plain = { per: 'visitor', max: 3, window: 60 } as const
  const doubling = { ...plain, doubling: true } as const

  it('grants as many tries as the limit has, and refuses the next until the window ends', () => {
    const waits = tries(
      plain,
      [0, 1, 2, 3, 59].map((second) => start + second * 1000),
    )
    expect(waits).toEqual([0, 0, 0, 57, 1])
  })

  it('starts anew once the window is over', () => {
    expect(tries(plain, [start, start, start, start, start + minute])).toEqual([0, 0, 0, 60, 0])
  })

  it('doubles the lock each time it is run into', () => {
    const first = [start, start, start, start]
    const second = first.map(() => start + minute)
    const third = first.map(() => start + minute + 2 * minute)
    expect(tries(doubling, [...first, ...second, ...third]).filter(Boolean)).toEqual([60, 120, 240])
  })

  it('never locks for longer than a day', () => {
    const { wait } = take({ count: 3, windowEnds: start + 1, lockedUntil: 0, locks: 40 }, doubling, start)
    expect(wait).toBe(24 * 60 * 60)
  })

  it('changes nothing while locked, so that waiting is not prolonged by asking', () => {
    const locked = { ...fresh, lockedUntil: start + 5_000 }
    expect(take(locked, plain, start)).toEqual({ state: null, wait: 5 })
  })
})

describe('throttle', () => {
  it('refuses a try that can not be counted, and says when to come back', async () => {
    const get = vi.fn().mockRejectedValue(new Error('the database is away'))
    const db = { doc: () => ({ get }) } as unknown as Firestore
    const { reserve } = throttle(db, { now: () => start }, digests('secret of the test'))
    const refusal = { code: 'unavailable', details: { retryAfter: 5 } }
    await expect(reserve('sign-in-account', 'member01')).rejects.toMatchObject(refusal)
    expect(get).toHaveBeenCalledTimes(1)
  })
})

describe('limitsOf', () => {
  it('is the table, but for the sign-ups of the emulators', () => {
    expect(limitsOf(false)).toEqual(limits)
    expect(limitsOf(false)['sign-up-address'].max).toBe(3)
    expect(limitsOf(true)).toEqual({
      ...limits,
      'sign-up-address': { ...limits['sign-up-address'], max: 30 },
    })
  })
})
