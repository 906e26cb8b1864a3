import type { Handler } from '../platform/handler.ts'
import type { RatingDoc } from './rating.doc.ts'

/** Sets the caller's one rating; a later one replaces it. Name and photo are read when it is shown. */
export const rate: Handler<'rate'> = async ({ platform, caller }, { rating }) => {
  const stored: RatingDoc = { rate: rating, ratedAt: platform.clock.now() }
  await platform.db.doc(`ratings/${caller.uid}`).set(stored)
  return {}
}
