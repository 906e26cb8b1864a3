import { describe, expect, it } from 'vitest'
import { randomFrom } from './random.ts'

describe('randomFrom', () => {
  it('gives the same numbers for the same text, in this release and the next', () => {
    const random = randomFrom('demo')
    const first = [random.next(), random.next(), random.next()].map((value) => value.toFixed(6))
    expect(first).toEqual(['0.940336', '0.159336', '0.101250'])
  })

  it('gives other numbers for another text', () => {
    expect(randomFrom('a').next()).not.toBe(randomFrom('b').next())
  })

  it('spreads evenly from 0 to 1', () => {
    const random = randomFrom('spread')
    const values = Array.from({ length: 10_000 }, () => random.next())
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThan(1)
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1)
  })

  it('takes whole numbers from both ends of the range', () => {
    const random = randomFrom('whole')
    expect(new Set(Array.from({ length: 200 }, () => random.whole(1, 3)))).toEqual(new Set([1, 2, 3]))
  })
})
