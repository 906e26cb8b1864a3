import { studioDay } from '@dlm/contract/format/day'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { afterEach, expect, it } from 'vitest'
import { isPublished, movedPublication, never, publicationOf, toPublishAt } from './publication.ts'

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
])('in %s, what is scheduled for %s is published at %s', (timeZone, wanted, moment) => {
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
  expect(publicationOf(clock, '')).toBe(clock.now())
})

it.each([
  ['UTC', '2026-12-01T09:30', '2026-12-01T09:30:00.000Z'],
  ['Asia/Kolkata', '2026-12-01T09:30', '2026-12-01T04:00:00.000Z'],
  ['America/New_York', '2026-12-01T23:59', '2026-12-02T04:59:00.000Z'],
])('in %s, what is scheduled for %s is published at %s, and its form says so', (timeZone, wanted, moment) => {
  applyAllSettings({ timeZone })
  const published = publicationOf(at('2026-11-24T12:00:00Z'), wanted)
  expect([new Date(published).toISOString(), toPublishAt(published)]).toEqual([moment, wanted])
})

it('comes when the clocks are put forward over its time, and at one of two such times when they are put back', () => {
  applyAllSettings({ timeZone: 'Europe/Berlin' })
  const skipped = publicationOf(at('2026-11-24T12:00:00Z'), '2027-03-28T02:30')
  expect(toPublishAt(skipped)).toBe('2027-03-28T03:00')
  expect(publicationOf(at('2026-11-24T12:00:00Z'), toPublishAt(skipped))).toBe(skipped)
  expect(toPublishAt(publicationOf(at('2026-11-24T12:00:00Z'), '2027-10-31T02:30'))).toBe('2027-10-31T02:30')
})

it('has no time as a draft, and none that a form moves once it is out', () => {
  const clock = at('2026-11-24T12:00:00Z')
  expect([publicationOf(clock, 'draft'), toPublishAt(never)]).toEqual([never, 'draft'])
  const out = { createdAt: clock.now() - 1, takeDown: '' }
  expect(movedPublication(clock, out, '2026-11-01T10:00')).toBeNull()
  expect(movedPublication(clock, out, '')).toBeNull()
  expect(movedPublication(clock, out, 'draft')).toBe(never)
  expect(movedPublication(clock, { ...out, createdAt: never }, '')).toBe(clock.now())
})

it('is public from its moment until the beginning of the studio’s day that it is taken down on', () => {
  applyAllSettings({ timeZone: 'Asia/Kolkata' })
  const entry = { createdAt: Date.parse('2026-11-24T12:00:00Z'), takeDown: '2026-11-26' }
  const isOutAt = (moment: string) => isPublished(entry, at(moment))
  expect(isOutAt('2026-11-24T11:59:59.999Z')).toBe(false)
  expect(isOutAt('2026-11-24T12:00:00Z')).toBe(true)
  expect(isOutAt('2026-11-25T18:29:59.999Z')).toBe(true)
  expect(isOutAt('2026-11-25T18:30:00Z')).toBe(false)
  expect(isPublished({ ...entry, takeDown: '' }, at('2030-01-01T00:00:00Z'))).toBe(true)
})
