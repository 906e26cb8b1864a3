import type { Handler } from '../platform/handler.ts'
import { setRating } from './rating.repo.ts'

/** Sets the caller's one rating; a later one replaces it. */
export const rate: Handler<'rate'> = async ({ platform, caller, count }, { rating }) => {
  await setRating(platform, caller.uid, rating)
  count('ratings')
  return {}
}
