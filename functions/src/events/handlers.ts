import { deleteHandler } from '../content/delete-handler.ts'
import { listHandler } from '../platform/list-handler.ts'
import { eventContent } from './event.content.ts'
import { get_all_events } from './get-all-events.ts'
import { successList } from './success.repo.ts'

/** Handlers of the events domain. */
export const eventsHandlers = {
  get_all_events,
  get_succ: listHandler(successList),
  add_event: eventContent.add,
  delete_event: deleteHandler(eventContent.content),
}
