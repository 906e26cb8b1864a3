import { describe, expect, it } from 'vitest'
import { median } from './statistics.ts'

describe('median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([7])).toBe(7)
  })

  it('is the mean of the two in the middle of an even count', () => {
    expect(median([1, 2, 4, 100])).toBe(3)
  })

  it('compares numbers, not their text', () => {
    expect(median([10, 9, 100])).toBe(10)
  })

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN()
  })
})
