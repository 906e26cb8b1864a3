import { notAvailableYet } from '../platform/not-available-yet.ts'
import { get_all_events } from './get-all-events.ts'
import { get_succ } from './get-succ.ts'

/** Handlers of the events domain. */
export const eventsHandlers = {
  get_all_events,
  get_succ,
  add_event: notAvailableYet,
  delete_event: notAvailableYet,
}
