import { get_10_rates } from './get-10-rates.ts'
import { get_rates_user } from './get-rates-user.ts'
import { rate } from './rate.ts'

/** Handlers of the ratings domain. */
export const ratingsHandlers = {
  get_10_rates,
  get_rates_user,
  rate,
}
