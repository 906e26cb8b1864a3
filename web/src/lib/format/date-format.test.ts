import { afterEach, expect, it } from 'vitest'
import { applyToApp } from '../apply-settings.ts'
import { formatDay } from './format-day.ts'

afterEach(() => applyToApp({}))

it.each([
  ['written', 'November 1, 2026'],
  ['day-first', '1 November 2026'],
  ['numeric-day-first', '01.11.2026'],
  ['numeric-month-first', '11/01/2026'],
  ['iso', '2026-11-01'],
  ['of a later release', 'November 1, 2026'],
])('writes a day where the owner chose %s', (dateFormat, text) => {
  applyToApp({ dateFormat })
  expect(formatDay('2026-11-01')).toBe(text)
})

it('writes it as shipped where nothing is set any more', () => {
  applyToApp({ dateFormat: 'iso' })
  applyToApp({})
  expect(formatDay('2026-11-01')).toBe('November 1, 2026')
})
