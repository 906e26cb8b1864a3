import { brand } from '../brand/brand.ts'
import type { Event } from './events.schema.ts'

// Of browsers and of Node alike; the contract's types know neither.
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** RFC 5545: lines end with CRLF and have at most 75 octets, the rest goes on in lines that open with a space. */
const lineEnd = '\r\n'
const longestLine = 75

/** What a calendar says of an event. */
export type CalendarEvent = Pick<Event, 'id' | 'title' | 'deta' | 'date' | 'name'>

interface Calendar {
  /** An event's address in the portal. */
  urlOf(event: CalendarEvent): string
  now: Date
  /** Of a calendar that programs subscribe to: what it is called, and after how many hours they look again. */
  subscription?: { name: string; hours: number }
}

/**
 * Events as an iCalendar file (RFC 5545): whole days, since an event has a date and no hour (SPEC §3). A UID stays the same,
 * so that a calendar that has the event replaces it instead of having it twice.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { urlOf, now, subscription }: Calendar,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.company)}//${escaped(brand.product)}//EN`,
    'CALSCALE:GREGORIAN',
    ...(subscription ? described(subscription) : []),
    ...events.flatMap((event) => entry(event, urlOf(event), now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + lineEnd).join('')
}

/** RFC 7986 has a name and an interval; programs that are older have their own words for both. */
function described({ name, hours }: NonNullable<Calendar['subscription']>): string[] {
  return [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${hours}H`,
    `X-PUBLISHED-TTL:PT${hours}H`,
  ]
}

function entry({ id, title, deta, date, name }: CalendarEvent, url: string, now: Date): string[] {
  const description = name ? `${deta}\n\nOrganizer: ${name}` : deta
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${brand.mailDomain}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(date))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** A file name the title can be told from, on every system. */
export function calendarFileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain.slice(0, 60) || 'event'}.ics`
}

/** A value of type TEXT: separators and line breaks are escaped, so that no text can add a line of its own. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
}

function folded(line: string): string {
  const encoder = new TextEncoder()
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > longestLine) {
      result += `${lineEnd} `
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}

const compact = (day: string) => day.replaceAll('-', '')

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
