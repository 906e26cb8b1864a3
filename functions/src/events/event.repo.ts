import type { ListOrder } from '@dlm/contract/common.schema'
import type { Event } from '@dlm/contract/events/events.schema'
import { studioDay } from '@dlm/contract/format/day'
import { answerWith, publishableList, publishableOrders } from '../kinds/publishable-list.ts'
import { inOrder, type Orders } from '../platform/list-order.ts'
import { type ListSpec, type Page, readLinkedPage, readPage } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
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
export const toEvent = answerWith<EventDoc, 'pic'>('pic')

const newest = publishableList({
  kind: 'event',
  schema: EventDoc,
  searchable: searchableEvent,
  toAnswer: toEvent,
})

function eventList(platform: Platform, drafts: boolean): ListSpec<Event> {
  const { narrow: _, ...list } = newest(platform, drafts)
  // Sorted by another field than drafts are known by: each is read and left out.
  return list
}

/** The events, past and upcoming, the latest day first. @param drafts with what only admins see */
export function eventsByDay(platform: Platform, drafts = false): ListSpec<Event> {
  return { ...eventList(platform, drafts), sort: 'date', direction: 'desc' }
}

/** The orders that admins have too: by the day of the event, and drafts by the day they are published on. */
const eventOrders = (platform: Platform): Orders => ({
  ...publishableOrders(platform),
  oldest: { sort: 'date', direction: 'asc' },
})

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
