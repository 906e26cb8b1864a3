import type { Handler } from '../platform/handler.ts'
import { latestRatings } from './rating.repo.ts'

/** The latest ten ratings (SPEC §9). */
export const get_10_rates: Handler<'get_10_rates'> = async ({ platform }) => ({
  data: await latestRatings(platform),
})
