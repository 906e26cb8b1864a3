import { afterEach, expect, it } from 'vitest'
import { applyAllSettings } from '../site/hidden-areas.ts'
import { studioIso } from './studio-moment.ts'

afterEach(() => applyAllSettings({}))

it.each([
  ['UTC', '2026-12-01T19:00', '2026-12-01T19:00:00+00:00'],
  ['Europe/Berlin', '2026-12-01T19:00', '2026-12-01T19:00:00+01:00'],
  ['Europe/Berlin', '2026-07-01T19:00', '2026-07-01T19:00:00+02:00'],
  ['Asia/Kolkata', '2026-12-01T00:10', '2026-12-01T00:10:00+05:30'],
  ['America/St_Johns', '2026-12-01T23:50', '2026-12-01T23:50:00-03:30'],
  ['Europe/Berlin', '2026-12-01', '2026-12-01'],
])('in %s, %s is %s', (timeZone, when, iso) => {
  applyAllSettings({ timeZone })
  expect(studioIso(when)).toBe(iso)
})
