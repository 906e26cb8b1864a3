import { notAvailableYet } from '../platform/not-available-yet.ts'
import { get_10_rates } from './get-10-rates.ts'

/** Handlers of the ratings domain. */
export const ratingsHandlers = {
  get_10_rates,
  get_rates_user: notAvailableYet,
  rate: notAvailableYet,
}
