import { listHandler } from '../platform/list-handler.ts'
import { eventKind } from './event.kind.ts'
import { get_all_events } from './get-all-events.ts'
import { successList } from './success.repo.ts'

/** Handlers of the events domain. */
export const eventsHandlers = {
  get_all_events,
  get_succ: listHandler(successList),
  add_event: eventKind.add,
  delete_event: eventKind.remove,
}
