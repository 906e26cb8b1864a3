import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it.each([
  ['2026-11-01', 'November 1, 2026'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-12-31', 'December 31, 2025'],
])('writes %s as %s', (day, text) => {
  expect(formatDay(day)).toBe(text)
})
