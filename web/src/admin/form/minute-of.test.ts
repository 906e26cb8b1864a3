import { applySettings } from '@dlm/contract/brand/brand'
import { followTimeZone } from '@dlm/contract/format/time-zone'
import { afterEach, expect, it, vi } from 'vitest'
import { minuteOf } from './minute-of.ts'

afterEach(() => {
  applySettings({})
  followTimeZone('UTC')
})

it.each([
  ['Asia/Colombo', '2026-11-27T20:00:00Z', 'November 28, 2026, 01:30'],
  ['America/New_York', '2026-11-28T03:00:00Z', 'November 27, 2026, 22:00'],
  ['Asia/Colombo', '2026-11-27T18:30:00Z', 'November 28, 2026, 00:00'],
  ['UTC', '2026-11-27T20:00:00Z', 'November 27, 2026, 20:00'],
])('is day and time of %s, wherever the reader is: %s', (timeZone, at, minute) => {
  vi.stubEnv('TZ', 'America/New_York')
  applySettings({ timeZone })
  followTimeZone(timeZone)
  expect(minuteOf(Date.parse(at))).toBe(minute)
})
