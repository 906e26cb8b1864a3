import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { afterEach, expect, it } from 'vitest'
import { momentOf } from './moment.ts'

afterEach(() => applyAllSettings({}))

it.each([
  ['2024-12-31', '2024-12-31T00:00:00Z'],
  ['2024-12-31T23:59:59', '2024-12-31T23:59:59Z'],
  ['2024-12-31 23:59', '2024-12-31T23:59:00Z'],
  ['2024-12-31T23:59:59.123+05:30', '2024-12-31T18:29:59Z'],
  ['2024-12-31T02:00:00-0200', '2024-12-31T04:00:00Z'],
  ['31.12.2023', '2023-12-31T00:00:00Z'],
  ['2024/2/9', '2024-02-09T00:00:00Z'],
  ['2024-12-31T24:00', '2025-01-01T00:00:00Z'],
  [new Date('2024-02-09T10:00:00Z'), '2024-02-09T10:00:00Z'],
])('%s is a moment', (written, moment) => {
  expect(momentOf(written)).toBe(Date.parse(moment))
})

it.each([
  '2023-02-29',
  '31.11.2023',
  '0001-01-01',
  '2024-12-31T24:59',
  '2024-13-01',
  'yesterday',
  '',
  '2024-12-31T25:00',
  2024,
  true,
])('%s is none', (written) => {
  expect(momentOf(written)).toBeNull()
})

it.each([
  ['2024-12-31', '2024-12-31T05:00:00Z'],
  ['31.12.2024', '2024-12-31T05:00:00Z'],
  ['2024-12-31 23:59', '2024-12-31T23:59:00Z'],
])('%s is where the studio is if it is a day, and in UTC with a time', (written, moment) => {
  applyAllSettings({ timeZone: 'America/New_York' })
  expect(momentOf(written)).toBe(Date.parse(moment))
})
