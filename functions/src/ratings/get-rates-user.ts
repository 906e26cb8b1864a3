import type { Handler } from '../platform/handler.ts'
import { ratingOf } from './rating.repo.ts'

/** The caller's own rating; an empty list before the first. */
export const get_rates_user: Handler<'get_rates_user'> = async ({ platform, caller }) => ({
  data: await ratingOf(platform, caller.uid),
})
