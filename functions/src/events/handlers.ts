import { add_event } from './add-event.ts'
import { delete_event } from './delete-event.ts'
import { get_all_events } from './get-all-events.ts'
import { get_succ } from './get-succ.ts'

/** Handlers of the events domain. */
export const eventsHandlers = {
  get_all_events,
  get_succ,
  add_event,
  delete_event,
}
