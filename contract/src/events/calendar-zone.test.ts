import { afterEach, expect, it } from 'vitest'
import { applyAllSettings } from '../site/hidden-areas.ts'
import { calendarZone } from './calendar-zone.ts'

afterEach(() => applyAllSettings({}))

it('has each change of the clock from the year before to the year after', () => {
  applyAllSettings({ timeZone: 'Europe/Berlin' })
  const lines = calendarZone('Europe/Berlin', ['2026-05-01', '2026-12-01'])
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin'])
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART:20250101T010000',
    'DTSTART:20250330T020000',
    'DTSTART:20251026T030000',
    'DTSTART:20260329T020000',
    'DTSTART:20261025T030000',
    'DTSTART:20270328T020000',
    'DTSTART:20271031T030000',
  ])
  const spring = lines.indexOf('DTSTART:20260329T020000')
  expect(lines.slice(spring - 1, spring + 4)).toEqual([
    'BEGIN:DAYLIGHT',
    'DTSTART:20260329T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
  ])
})

it.each([
  ['Asia/Kolkata', '+0530'],
  ['America/Phoenix', '-0700'],
])('has one offset where the clock never changes: %s', (timeZone, offset) => {
  applyAllSettings({ timeZone })
  expect(calendarZone(timeZone, ['2026-12-01']).slice(2, -1)).toEqual([
    'BEGIN:STANDARD',
    expect.stringMatching(/^DTSTART:202(41231|50101)T\d{6}$/),
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
  ])
})
