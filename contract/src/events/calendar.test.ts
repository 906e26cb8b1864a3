import { afterEach, describe, expect, it } from 'vitest'
import { brand } from '../brand/brand.ts'
import { applyAllSettings } from '../site/hidden-areas.ts'
import { type CalendarEvent, calendarFile, calendarFileName } from './calendar.ts'

afterEach(() => applyAllSettings({}))

declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const anEvent = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{
    id: 'e1',
    title: 'Tide walk',
    deta: 'Three hours on the sand.',
    date: '2026-12-01',
    ...{ startTime: '', endDate: '', endTime: '', place: '', tags: '' },
    name: 'Anna Lund',
  },
  ...overrides,
})

const calendar = {
  urlOf: ({ id }: CalendarEvent) => `https://dlm.test/view_events?id=${id}`,
  now: new Date('2026-11-21T14:15:16.789Z'),
}
const unfolded = (file: string) => file.replaceAll('\r\n ', '')

it('is a whole day by its date, in lines that end with CRLF', () => {
  const file = calendarFile(
    [anEvent({ id: 'e1', title: 'Tide walk', date: '2026-12-31', name: '' })],
    calendar,
  )
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${brand.company}//${brand.product}//EN`,
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:e1@dlm.test',
      'DTSTAMP:20261121T141516Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Tide walk',
      'DESCRIPTION:Three hours on the sand.',
      'URL:https://dlm.test/view_events?id=e1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

it('holds as many events as there are, and none', () => {
  const file = calendarFile([anEvent(), anEvent({ id: 'e2' })], calendar)
  expect(file.match(/^UID:/gm)).toHaveLength(2)
  expect(file.match(/^BEGIN:VCALENDAR/gm)).toHaveLength(1)
  expect(calendarFile([], calendar)).toMatch(/CALSCALE:GREGORIAN\r\nEND:VCALENDAR\r\n$/)
})

it('says its name and when to look again where programs subscribe to it, and not as a file', () => {
  const file = unfolded(
    calendarFile([anEvent()], { ...calendar, subscription: { name: 'Quay, events', hours: 6 } }),
  )
  const [head = ''] = file.split('BEGIN:VEVENT')
  expect(head.split('\r\n').slice(3)).toEqual([
    'CALSCALE:GREGORIAN',
    'NAME:Quay\\, events',
    'X-WR-CALNAME:Quay\\, events',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'X-WR-TIMEZONE:UTC',
    '',
  ])
  expect(calendarFile([anEvent()], calendar)).not.toMatch(/NAME:|REFRESH|TTL/)
})

it('escapes what would separate values, and prevents a text from adding lines', () => {
  const title = 'Tea, cake; and a back\\slash'
  const deta = 'First\r\nEND:VEVENT\rBEGIN:VEVENT\nlast'
  const file = unfolded(calendarFile([anEvent({ title, deta, name: 'Lund, Anna' })], calendar))
  expect(file).toContain('\r\nSUMMARY:Tea\\, cake\\; and a back\\\\slash\r\n')
  expect(file).toContain(
    '\r\nDESCRIPTION:First\\nEND:VEVENT\\nBEGIN:VEVENT\\nlast\\n\\nOrganizer: Lund\\, Anna\r\n',
  )
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1)
})

it('folds lines at 75 octets, never inside a character', () => {
  const deta = `${'ä'.repeat(60)}🎉${'x'.repeat(100)}`
  const file = calendarFile([anEvent({ deta, name: '' })], calendar)
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(unfolded(file)).toContain(`DESCRIPTION:${deta}\r\n`)
})

it.each([
  ['Winter exhibition: opening', 'winter-exhibition-opening.ics'],
  ['../Café / «été»', 'cafe-ete.ics'],
  ['日本', 'event.ics'],
])('names the file of “%s” %s', (title, name) => {
  expect(calendarFileName(title)).toBe(name)
})

describe('an event with a time', () => {
  /** The lines of the event that say when and where it is. */
  const whenAndWhere = (overrides: Partial<CalendarEvent>) =>
    calendarFile([anEvent(overrides)], calendar).match(/^(?:DTSTART|DTEND|LOCATION|TRANSP).*(?=\r\n)/gm)

  it('is in the time zone of the studio, which the file explains', () => {
    applyAllSettings({ timeZone: 'Europe/Berlin' })
    const event = { startTime: '19:00', endTime: '21:30', place: 'Pier 4, Harbour' }
    const file = calendarFile([anEvent(event)], calendar)
    expect(file).toMatch(/CALSCALE:GREGORIAN\r\nBEGIN:VTIMEZONE\r\nTZID:Europe\/Berlin\r\n/)
    const [, entry] = file.split('END:VTIMEZONE\r\n')
    expect(entry?.split('\r\n').slice(3, 5)).toEqual([
      'DTSTART;TZID=Europe/Berlin:20261201T190000',
      'DTEND;TZID=Europe/Berlin:20261201T213000',
    ])
    expect(entry).toContain('\r\nLOCATION:Pier 4\\, Harbour\r\n')
  })

  it('needs no explanation in UTC', () => {
    expect(whenAndWhere({ startTime: '19:00', endDate: '2026-12-02', endTime: '02:00' })).toEqual([
      'DTSTART:20261201T190000Z',
      'DTEND:20261202T020000Z',
      'TRANSP:OPAQUE',
    ])
    expect(calendarFile([anEvent({ startTime: '19:00' })], calendar)).not.toContain('VTIMEZONE')
  })

  it('lasts until the end of its last day where that alone is known, and has no end otherwise', () => {
    expect(whenAndWhere({ startTime: '19:00', endDate: '2026-12-31' })).toEqual([
      'DTSTART:20261201T190000Z',
      'DTEND:20270101T000000Z',
      'TRANSP:OPAQUE',
    ])
    expect(whenAndWhere({ startTime: '19:00' })).toEqual(['DTSTART:20261201T190000Z', 'TRANSP:OPAQUE'])
  })

  it('is a whole day without a time, and as many as it has', () => {
    applyAllSettings({ timeZone: 'Europe/Berlin' })
    expect(whenAndWhere({ endDate: '2026-12-03' })).toEqual([
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261204',
      'TRANSP:TRANSPARENT',
    ])
    expect(calendarFile([anEvent()], calendar)).not.toContain('VTIMEZONE')
  })
})
