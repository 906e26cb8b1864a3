import { afterEach, describe, expect, it } from 'vitest'
import { applyAllSettings } from '../site/hidden-areas.ts'
import { studioDay } from './day.ts'
import { signUpDate } from './sign-up-date.ts'
import { isTimeZone } from './time-zone.ts'

afterEach(() => applyAllSettings({}))

describe('studioDay', () => {
  it.each([
    ['UTC', '2026-11-24T23:59:59.999Z', '2026-11-24'],
    ['Pacific/Kiritimati', '2026-11-24T09:59:59.999Z', '2026-11-24'],
    ['Pacific/Kiritimati', '2026-11-24T10:00:00Z', '2026-11-25'],
    ['Pacific/Pago_Pago', '2026-11-24T10:59:59.999Z', '2026-11-23'],
    ['Pacific/Pago_Pago', '2026-11-24T11:00:00Z', '2026-11-24'],
    // Before and after the clocks are put forward, and back.
    ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['Asia/Kathmandu', '2026-11-24T18:15:00Z', '2026-11-25'],
  ])('in %s, %s is on %s', (timeZone, moment, day) => {
    applyAllSettings({ timeZone })
    expect(studioDay(Date.parse(moment))).toBe(day)
  })

  it('is UTC’s in a zone that is not known here, and again once none is set', () => {
    const late = Date.parse('2026-11-24T23:30:00Z')
    applyAllSettings({ timeZone: 'Mars/Olympus' })
    expect(studioDay(late)).toBe('2026-11-24')
    applyAllSettings({ timeZone: 'Asia/Tokyo' })
    expect(studioDay(late)).toBe('2026-11-25')
    applyAllSettings({})
    expect(studioDay(late)).toBe('2026-11-24')
  })

  it('is the day of a sign-up', () => {
    applyAllSettings({ timeZone: 'Asia/Tokyo' })
    expect(signUpDate(Date.parse('2025-12-31T23:59:59Z'))).toBe('Jan 1st 26')
  })
})

describe('isTimeZone', () => {
  it.each(['UTC', 'Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])('knows %s', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })

  it.each(['', 'Mars/Olympus', 'Europe'])('knows no %s', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})
