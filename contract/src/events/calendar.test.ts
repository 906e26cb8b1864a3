import { expect, it } from 'vitest'
import { brand } from '../brand/brand.ts'
import { type CalendarEvent, calendarFile, calendarFileName } from './calendar.ts'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const anEvent = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{
    id: 'e1',
    title: 'Tide walk',
    deta: 'Three hours on the sand.',
    date: '2026-12-01',
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
    '',
  ])
  expect(calendarFile([anEvent()], calendar)).not.toMatch(/NAME:|REFRESH|TTL/)
})

it('escapes what would part values, and keeps a text from adding lines', () => {
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
