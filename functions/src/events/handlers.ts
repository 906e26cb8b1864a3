import type { Handler } from '../platform/handler.ts'
import { listHandler } from '../platform/list-handler.ts'
import { checkOrder } from '../platform/list-order.ts'
import { readEvents } from './event.repo.ts'
import { successList } from './success.repo.ts'

/**
 * A page of the events, upcoming first, searched on title and details; with `id` that event (SPEC §2); for
 * admins with its drafts, and in other orders.
 */
const get_all_events: Handler<'get_all_events'> = async ({ platform, isAdmin }, input) => {
  await checkOrder(isAdmin, input)
  const { items, next } = await readEvents(platform, input)
  return { data: items, next }
}

/** Handlers of the events domain, besides those of its kind. */
export const eventsHandlers = {
  get_all_events,
  get_succ: listHandler(successList),
}
