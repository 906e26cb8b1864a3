import type { ListOrder } from '@dlm/contract/common.schema'
import type { Event } from '@dlm/contract/events/events.schema'
import { studioDay } from '@dlm/contract/format/day'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { notListed } from '../content/written.doc.ts'
import { wholeText } from '../content/written-text.ts'
import { parseDocument } from '../platform/documents.ts'
import { inOrder, type Orders } from '../platform/list-order.ts'
import { type ListSpec, type Page, readLinkedPage, readPage } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { isOut, onlyDrafts, publicationFacts } from '../platform/publication.ts'
import { type FileAddresses, pictureUrl, toPicture } from '../platform/storage.ts'
import { EventDoc, searchableEvent } from './event.doc.ts'

interface EventQuery {
  id?: string | undefined
  limit: number
  cursor?: string | undefined
  search: string
  /** Lists what only admins see too. */
  drafts?: boolean
  /** Upcoming ones first, unless it says otherwise. */
  order?: ListOrder
}

/** An event as answers carry it. */
export function toEvent(files: FileAddresses, id: string, stored: EventDoc): Event {
  const { cover, createdAt: _, takeDown: __, markdown: ___, blocks: ____, ...event } = stored
  return { ...event, id, pic: pictureUrl(files, cover), cover: toPicture(files, cover) }
}

function eventList(platform: Platform, drafts: boolean) {
  const { db, files, clock } = platform
  return {
    collection: db.collection('events'),
    schema: EventDoc.omit(notListed),
    parse(document: DocumentSnapshot) {
      const stored = parseDocument(EventDoc, document)
      return { ...toEvent(files, document.id, stored), ...(drafts && publicationFacts(stored, clock)) }
    },
    // Sorted by another field than drafts are told by: each is read and left out.
    ...(!drafts && { isSecret: (document: DocumentSnapshot) => !isOut(document, clock) }),
    whole: wholeText(platform),
    searchable: searchableEvent,
  } satisfies Omit<ListSpec<Event>, 'sort' | 'direction'>
}

/** The events, past and upcoming, the latest day first. @param drafts with what only admins see */
export function eventsByDay(platform: Platform, drafts = false): ListSpec<Event> {
  return { ...eventList(platform, drafts), sort: 'date', direction: 'desc' }
}

/** The orders that admins have too: by the day of the event, and drafts by the day they are published on. */
function eventOrders({ clock }: Platform): Orders {
  return {
    oldest: { sort: 'date', direction: 'asc' },
    drafts: { sort: 'createdAt', direction: 'asc', narrow: onlyDrafts(clock) },
  }
}

/** The cursor of a page among the past events; those of the upcoming ones stand as they are. */
const past = 'past.'

/**
 * A page of the events: upcoming ones first, the next one at the top, then the past ones, the latest at the top. A page
 * may run from the upcoming into the past. With `id` that event alone, or none; with another order a page in that.
 */
export async function readEvents(
  platform: Platform,
  { cursor, drafts = false, order = 'newest', ...input }: EventQuery,
): Promise<Page<Event>> {
  if (order !== 'newest' && input.id === undefined)
    return readPage(inOrder(eventsByDay(platform, drafts), eventOrders(platform), order), {
      ...input,
      cursor,
    })

  const today = studioDay(platform.clock.now())
  const list = eventList(platform, drafts)
  const upcoming: ListSpec<Event> = {
    ...list,
    narrow: (query) => query.where('date', '>=', today),
    sort: 'date',
    direction: 'asc',
  }
  const over: ListSpec<Event> = {
    ...list,
    narrow: (query) => query.where('date', '<', today),
    sort: 'date',
    direction: 'desc',
  }
  if (input.id !== undefined) return readLinkedPage(upcoming, input)

  const inPast = cursor?.startsWith(past)
  const first = inPast ? { items: [] } : await readPage(upcoming, { ...input, cursor })
  if (first.next !== undefined) return first
  const limit = input.limit - first.items.length
  if (limit === 0) return { items: first.items, next: past }

  const from = cursor?.slice(past.length)
  const rest = await readPage(over, { ...input, limit, cursor: inPast && from ? from : undefined })
  return {
    items: [...first.items, ...rest.items],
    ...(rest.next !== undefined && { next: past + rest.next }),
  }
}
