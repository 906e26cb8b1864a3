import * as z from 'zod'
import { Count, Done, Ignored, line, OwnUid } from '../common.schema.ts'
import { homeCounts, ratingWords, stars } from '../constants.ts'
import { endpoint, listCache } from '../endpoint.ts'
import { Rating, Stars } from './ratings.schema.ts'

/** The calls of the product's ratings (SPEC §7). */
export const ratingsEndpoints = {
  /** The latest ten (SPEC §9); `counts` says how many members gave one star, two stars and so on to five. */
  get_10_rates: endpoint({
    access: 'public',
    areas: ['ratings'],
    input: z.object({}),
    output: z.object({
      data: z.array(Rating).max(homeCounts.ratings),
      counts: z.array(Count).length(stars.max),
    }),
    cache: listCache,
  }),
  /** The caller's own rating as `data[0].rate`; an empty list before the first. `user_id` is the caller's uid. */
  get_rates_user: endpoint({
    access: 'member',
    effect: 'read',
    areas: ['ratings'],
    input: z.object({ user_id: OwnUid }),
    own: { user_id: 'uid' },
    output: z.object({ data: z.array(Rating).max(1) }),
  }),
  /** Sets the caller's one rating; a later one replaces it. Its sentence stays as it is without `words`, and empty ones remove it. */
  rate: endpoint({
    access: 'member',
    effect: 'write',
    areas: ['ratings'],
    input: z.object({
      rating: Stars,
      words: line(ratingWords.max).optional(),
      uid: OwnUid,
      user: Ignored,
      photo: Ignored,
    }),
    own: { uid: 'uid' },
    output: Done,
  }),
} as const
