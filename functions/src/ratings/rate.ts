import type { Handler } from '../platform/handler.ts'
import { setRating } from './rating.repo.ts'

/** Sets the caller's one rating; a later one replaces it. */
export const rate: Handler<'rate'> = async ({ platform, caller }, { rating }) => {
  await setRating(platform, caller.uid, rating)
  return {}
}
