import { describe, expect, it } from 'vitest'
import { formatSize } from './format-size.ts'
import { formatTime, formatWait } from './format-time.ts'

describe('a size', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [86_016, '84 KB'],
    [1_048_575, '1.0 MB'],
    [2_516_582, '2.4 MB'],
    [536_870_912, '512 MB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text)
  })
})

describe('a time', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [750, '12:30'],
    [3_725, '1:02:05'],
  ])('of %i seconds is %s', (seconds, text) => {
    expect(formatTime(seconds)).toBe(text)
  })

  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3_600, '1 hour'],
    [5_000, '2 hours'],
  ])('to wait of %i seconds is %s', (seconds, text) => {
    expect(formatWait(seconds)).toBe(text)
  })
})
