import type { ListOrder } from '@dlm/contract/common.schema'
import type { Event } from '@dlm/contract/events/events.schema'
import { studioDay } from '@dlm/contract/format/day'
import { inOrder } from '../platform/list-order.ts'
import { type ListSpec, type Page, readLinkedPage, readPage } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { eventKind } from './event.kind.ts'

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

/** The cursor of a page among the past events; those of the upcoming ones have no prefix. */
const past = 'past.'

/**
 * A page of the events: upcoming and current ones first, then the past ones; by their last day, those next to today at the
 * top. A page may run from the upcoming into the past. With `id` that event alone, or none; with another order a page in that.
 */
export async function readEvents(
  platform: Platform,
  { cursor, drafts = false, order = 'newest', ...input }: EventQuery,
): Promise<Page<Event>> {
  if (order !== 'newest' && input.id === undefined)
    return readPage(inOrder(eventKind.list(platform, drafts), eventKind.orders(platform), order), {
      ...input,
      cursor,
    })

  const today = studioDay(platform.clock.now())
  const list = eventKind.list(platform, drafts)
  const upcoming: ListSpec<Event> = {
    ...list,
    narrow: (query) => query.where('lastDay', '>=', today),
    sort: 'lastDay',
    direction: 'asc',
  }
  const over: ListSpec<Event> = {
    ...list,
    narrow: (query) => query.where('lastDay', '<', today),
    sort: 'lastDay',
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
