import { describe, expect, it } from 'vitest'
import { take } from './throttle.ts'

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
