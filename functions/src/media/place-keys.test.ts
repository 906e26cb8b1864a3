import { describe, expect, it } from 'vitest'
import { keysAfter, keysBetween } from './place-keys.ts'

const gaps = [
  ['nothing', null, null],
  ['the first one', null, 'a0'],
  ['the last one', 'a0', null],
  ['two neighbours', 'a0', 'a1'],
  ['two that differ in their last digit', 'a0V', 'a0W'],
] as const

describe('keysBetween', () => {
  it.each(gaps)('makes different keys in ascending order next to %s', (_, low, high) => {
    const keys = keysBetween(low, high, 100)
    expect(keys).toHaveLength(100)
    const all = [low ?? '', ...keys, high ?? '~']
    expect(all.every((key, at) => at === 0 || key > (all[at - 1] ?? ''))).toBe(true)
  })

  it('rarely makes the same key twice for one gap', () => {
    const keys = new Set(Array.from({ length: 100 }, () => keysBetween('a0', 'a1', 1)[0]))
    expect(keys.size).toBeGreaterThan(30)
  })

  it('has room in one gap for thousands of moves, and their keys stay below the 1,500 bytes of an index', () => {
    let low = 'a0'
    for (let moves = 0; moves < 3000; moves++) [low = ''] = keysBetween(low, 'a1', 1)
    expect(low.length).toBeLessThan(1500)
    expect('a0' < low && low < 'a1').toBe(true)
  })

  it('refuses a gap between equal keys', () => {
    expect(() => keysBetween('a0', 'a0', 1)).toThrow()
  })
})

it('keysAfter makes short keys for a long album', () => {
  const keys = keysAfter(null, 2000)
  expect(keys.toSorted()).toEqual(keys)
  expect(Math.max(...keys.map(({ length }) => length))).toBeLessThan(5)
  const [next = ''] = keysAfter(keys.at(-1) ?? null, 1)
  expect(next > String(keys.at(-1))).toBe(true)
})
