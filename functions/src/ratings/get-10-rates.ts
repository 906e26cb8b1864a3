import type { Handler } from '../platform/handler.ts'
import { latestRatings, starCounts } from './rating.repo.ts'

/** The latest ten ratings (SPEC §9), and how many members gave each number of stars. */
export const get_10_rates: Handler<'get_10_rates'> = async ({ platform }) => {
  const [data, counts] = await Promise.all([latestRatings(platform), starCounts(platform)])
  return { data, counts }
}
