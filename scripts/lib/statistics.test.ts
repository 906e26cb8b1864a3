import { describe, expect, it } from 'vitest'
import { median, percentile } from './statistics.ts'

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

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)

  it('is a value that was measured', () => {
    expect(percentile(hundred, 0.99)).toBe(99)
    expect(percentile(hundred, 0.5)).toBe(50)
    expect(percentile([3, 1], 0.99)).toBe(3)
  })

  it('reaches from the least to the largest', () => {
    expect(percentile(hundred, 0)).toBe(1)
    expect(percentile(hundred, 1)).toBe(100)
  })
})
