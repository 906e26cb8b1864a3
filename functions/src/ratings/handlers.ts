import { notAvailableYet } from '../platform/not-available-yet.ts'

/** Handlers of the ratings domain. */
export const ratingsHandlers = {
  get_10_rates: notAvailableYet,
  get_rates_user: notAvailableYet,
  rate: notAvailableYet,
}
