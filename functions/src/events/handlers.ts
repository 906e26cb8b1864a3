import type { SuccessPoint } from '@dlm/contract/events/events.schema'
import { successPoint } from '@dlm/contract/kinds/success-point'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { listHandler } from '../platform/list-handler.ts'
import { checkOrder } from '../platform/list-order.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { readEvents } from './event.repo.ts'
import { SuccessDoc, searchableSuccess } from './success.doc.ts'

/**
 * A page of the events, upcoming first, searched on title and details; with `id` that event (SPEC §2); for
 * admins with its drafts, and in other orders.
 */
const get_all_events: Handler<'get_all_events'> = async ({ platform, isAdmin }, input) => {
  await checkOrder(isAdmin, input)
  const { items, next } = await readEvents(platform, input)
  return { data: items, next }
}

const [sort, direction] = successPoint.orders.newest

/** The success points, newest first. */
function successList({ db }: Platform): ListSpec<SuccessPoint> {
  return {
    collection: db.collection(successPoint.collection),
    sort,
    direction,
    schema: SuccessDoc,
    parse: (document) => ({ id: document.id, ...parseDocument(SuccessDoc, document) }),
    searchable: searchableSuccess,
  }
}

/** Handlers of the events domain, besides those of its kind. */
export const eventsHandlers = {
  get_all_events,
  get_succ: listHandler(successList),
}
