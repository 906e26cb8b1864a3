import type { Handler } from '../platform/handler.ts'
import { ratingOf, readSummary, setRating } from './rating.repo.ts'

/** The latest ten ratings (SPEC §9), and how many members gave each number of stars. */
const get_10_rates: Handler<'get_10_rates'> = ({ platform }) => readSummary(platform)

/** The caller's own rating; an empty list before the first. */
const get_rates_user: Handler<'get_rates_user'> = async ({ platform, caller }) => ({
  data: await ratingOf(platform, caller.uid),
})

/** Sets the caller's one rating; a later one replaces it. */
const rate: Handler<'rate'> = async ({ platform, caller, count }, { rating, words }) => {
  await setRating(platform, caller.uid, { rate: rating, words })
  count('ratings')
  return {}
}

/** Handlers of the ratings domain. */
export const ratingsHandlers = {
  get_10_rates,
  get_rates_user,
  rate,
}
