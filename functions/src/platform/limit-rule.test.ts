import { describe, expect, it } from 'vitest'
import { endOf, noTries, take, withoutOne } from './limit-rule.ts'

const start = 1_700_000_000_000
const minute = 60_000
const day = 24 * 60 * minute

function tries(limit: Parameters<typeof take>[1], times: number[]) {
  let stored = noTries
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

  it('starts again once the window is over', () => {
    expect(tries(plain, [start, start, start, start, start + minute])).toEqual([0, 0, 0, 60, 0])
  })

  it('doubles the lock each time it is run into', () => {
    const first = [start, start, start, start]
    const second = first.map(() => start + minute)
    const third = first.map(() => start + minute + 2 * minute)
    expect(tries(doubling, [...first, ...second, ...third]).filter(Boolean)).toEqual([60, 120, 240])
  })

  it('never locks for longer than a day', () => {
    const { wait } = take(
      { ...noTries, count: 3, windowEnds: start + 1, lockedUntil: start - 1, locks: 40 },
      doubling,
      start,
    )
    expect(wait).toBe(24 * 60 * 60)
  })

  it('changes nothing while locked, so that waiting is not prolonged by asking', () => {
    const locked = { ...noTries, lockedUntil: start + 5_000 }
    expect(take(locked, plain, start)).toEqual({ state: null, wait: 5 })
  })
})

describe('a lock', () => {
  const doubling = { per: 'account', max: 1, window: 60, doubling: true } as const

  it('is forgotten a day after its end', () => {
    const waits = tries(doubling, [
      start,
      start,
      start + minute,
      start + minute,
      start + 4 * day,
      start + 4 * day,
    ])
    expect(waits).toEqual([0, 60, 0, 120, 0, 60])
  })
})

describe('a hundred in a row', () => {
  const inRow = { per: 'account', max: 5, window: 60, inRow: 100 } as const
  const slowly = Array.from({ length: 102 }, (_, at) => start + at * minute)

  it('are the last, however slowly they come', () => {
    expect(tries(inRow, slowly).map((wait) => wait === 0)).toEqual([...Array(100).fill(true), false, false])
    expect(tries(inRow, slowly).at(-1)).toBe(Number.POSITIVE_INFINITY)
  })

  it('are none of those that were given back', () => {
    const { state } = take({ ...noTries, inRow: 99 }, inRow, start)
    expect(state?.inRow).toBe(100)
    expect(withoutOne(state ?? noTries, inRow)).toMatchObject({ inRow: 99, count: 0 })
  })

  it('are remembered for ninety days', () => {
    const state = { ...noTries, windowEnds: start }
    expect(endOf(state, inRow)).toBe(start + 90 * day)
    expect(endOf(state, { per: 'account', max: 5, window: 60 })).toBe(start + day)
  })
})

describe('a pace', () => {
  const pace = { per: 'account', max: 3, every: 120 } as const

  it('has so many tries at once, then one every so often, and never locks', () => {
    const times = [0, 0, 0, 0, 60, 120, 121, 240].map((second) => start + second * 1000)
    expect(tries(pace, times)).toEqual([0, 0, 0, 120, 60, 0, 119, 0])
  })

  it('is what it was for someone who gets a try back', () => {
    const { state } = take(noTries, pace, start)
    const back = withoutOne(state ?? noTries, pace)
    expect(tries(pace, [start, start, start])).toEqual([0, 0, 0])
    expect(take(back, pace, start)).toEqual(take(noTries, pace, start))
  })
})
