import { studioDay } from '@dlm/contract/format/day'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { afterEach, expect, it } from 'vitest'
import { publicationOf } from './publication.ts'

afterEach(() => applyAllSettings({}))

const at = (moment: string) => ({ now: () => Date.parse(moment) })

it.each([
  ['UTC', '2026-12-01', '2026-12-01T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-01', '2026-11-30T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-12-01', '2026-12-01T11:00:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '2027-03-27T23:00:00.000Z'],
  ['Europe/Berlin', '2027-03-29', '2027-03-28T22:00:00.000Z'],
  ['Europe/Berlin', '2027-10-31', '2027-10-30T22:00:00.000Z'],
  ['Europe/Berlin', '2027-11-01', '2027-10-31T23:00:00.000Z'],
  // The clocks are put forward at midnight: this day begins at one o'clock.
  ['America/Santiago', '2027-09-05', '2027-09-05T04:00:00.000Z'],
])('in %s, what is to come on %s comes at %s', (timeZone, wanted, moment) => {
  applyAllSettings({ timeZone })
  const published = publicationOf(at('2026-11-24T12:00:00Z'), wanted)
  expect(new Date(published).toISOString()).toBe(moment)
  expect([studioDay(published - 1) < wanted, studioDay(published)]).toEqual([true, wanted])
})

it('comes with the next day where the studio’s zone left one out', () => {
  applyAllSettings({ timeZone: 'Pacific/Apia' })
  const published = publicationOf(at('2011-12-01T00:00:00Z'), '2011-12-30')
  expect(studioDay(published)).toBe('2011-12-31')
})

it('is published at once on the studio’s today, whatever day it is in UTC', () => {
  const clock = at('2026-11-24T12:00:00Z')
  applyAllSettings({ timeZone: 'Pacific/Kiritimati' })
  expect(publicationOf(clock, '2026-11-25')).toBe(clock.now())
  applyAllSettings({})
  expect(publicationOf(clock, '2026-11-25')).toBe(Date.parse('2026-11-25'))
  expect(publicationOf(clock, undefined)).toBe(clock.now())
})
