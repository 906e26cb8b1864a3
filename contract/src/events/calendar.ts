import { brand } from '../brand/brand.ts'
import { conventions } from '../brand/conventions.ts'
import { splitTags } from '../tags/tags.ts'
import { calendarZone } from './calendar-zone.ts'
import { endOf, lastDayOf, startOf } from './event-times.ts'
import type { Event } from './events.schema.ts'

// Of browsers and of Node alike; the contract's types know neither.
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** RFC 5545: lines end with CRLF and have at most 75 octets, the rest follows in lines that open with a space. */
const lineEnd = '\r\n'
const longestLine = 75

/** What a calendar says of an event. */
export type CalendarEvent = Pick<
  Event,
  'id' | 'title' | 'deta' | 'date' | 'startTime' | 'endDate' | 'endTime' | 'place' | 'name' | 'tags'
>

interface Calendar {
  /** An event's address in the portal. */
  urlOf(event: CalendarEvent): string
  now: Date
  /** Of a calendar that programs subscribe to: what it is called, and after how many hours they look again. */
  subscription?: { name: string; hours: number }
}

/**
 * Events as an iCalendar file (RFC 5545): with their times in the studio's time zone, or as whole days. A UID stays the same, so
 * that a calendar that has the event replaces it instead of having it twice.
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
    ...zoneOf(events),
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
    `X-WR-TIMEZONE:${conventions.timeZone}`,
  ]
}

/** The time zone of these events, where one of them has a time. */
function zoneOf(events: readonly CalendarEvent[]): string[] {
  const days = events.filter(({ startTime }) => startTime).flatMap((event) => [event.date, lastDayOf(event)])
  return days.length > 0 && conventions.timeZone !== 'UTC'
    ? calendarZone(conventions.timeZone, days.toSorted())
    : []
}

/** When it is: a time, or a whole day, which ends where the next day begins. */
function times(event: CalendarEvent): string[] {
  const [start, end] = [startOf(event), endOf(event)]
  const nextDay = dayAfter(lastDayOf(event))
  if (!event.startTime)
    return [`DTSTART;VALUE=DATE:${compact(event.date)}`, `DTEND;VALUE=DATE:${compact(nextDay)}`]
  const endsAt = end.includes('T') ? end : end && `${nextDay}T00:00`
  return [`DTSTART${moment(start)}`, ...(endsAt ? [`DTEND${moment(endsAt)}`] : [])]
}

/** A time of the studio's clock as the value of a property. @param when YYYY-MM-DDTHH:MM */
function moment(when: string): string {
  const value = `${when.replace(/[-:]/g, '')}00`
  const { timeZone } = conventions
  return timeZone === 'UTC' ? `:${value}Z` : `;TZID=${timeZone}:${value}`
}

function entry(event: CalendarEvent, url: string, now: Date): string[] {
  const { id, title, deta, place, name } = event
  const tags = splitTags(event.tags)
  const description = name ? `${deta}\n\nOrganizer: ${name}` : deta
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${brand.mailDomain}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...times(event),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(tags.length > 0 ? [`CATEGORIES:${tags.map(escaped).join(',')}`] : []),
    `URL:${url}`,
    // Whole days leave the calendar of who goes there free.
    `TRANSP:${event.startTime ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

/** A file name that is recognized by the title, on every system. */
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
