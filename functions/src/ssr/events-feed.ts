import { brand } from '@dlm/contract/brand/brand'
import { calendarFile } from '@dlm/contract/events/calendar'
import { readablePath } from '@dlm/contract/site/readable-paths'
import { isOut } from '../content/publication.ts'
import { EventDoc } from '../events/event.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { pageCache, type TextDocument } from './document.ts'

/** The last of them by their day: future events and recent ones. */
const maxEvents = 100
/** A day's events are known days before. */
const refreshHours = 12

/** The events as a calendar that programs subscribe to, without what only admins see. */
export async function eventsFeed({ db, clock }: Platform, origin: string): Promise<TextDocument> {
  const { docs } = await db.collection('events').orderBy('date', 'desc').limit(maxEvents).get()
  const events = docs
    .filter((document) => isOut(document, clock))
    .map((document) => ({ id: document.id, ...parseDocument(EventDoc, document) }))
  const body = calendarFile(events, {
    urlOf: (event) => origin + readablePath('events', event),
    now: new Date(clock.now()),
    subscription: { name: `${brand.product} events`, hours: refreshHours },
  })
  return { status: 200, type: 'text/calendar; charset=utf-8', body, cache: pageCache }
}
