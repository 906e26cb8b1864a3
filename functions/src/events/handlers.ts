import { notAvailableYet } from '../platform/not-available-yet.ts'

/** Handlers of the events domain. */
export const eventsHandlers = {
  get_all_events: notAvailableYet,
  get_succ: notAvailableYet,
  add_event: notAvailableYet,
  delete_event: notAvailableYet,
}
