import { homeCounts, stars } from '@dlm/contract/constants'
import * as z from 'zod'
import { StoredPicture } from '../platform/storage.ts'

/**
 * `summaries/ratings`: the public data of the ratings, so that it is one document to read. It is made of `ratings` and `users`
 * by every change of them (content/rating-summary.ts).
 */
export const RatingSummaryDoc = z.object({
  /** How many members gave one star, two stars and so on to five. */
  counts: z.array(z.number().int().nonnegative()).length(stars.max),
  /** Newest first. */
  latest: z
    .array(
      z.object({
        uid: z.string(),
        user: z.string(),
        photo: StoredPicture.nullable(),
        rate: z.number().int(),
        words: z.string().optional(),
      }),
    )
    .max(homeCounts.ratings),
})
export type RatingSummaryDoc = z.infer<typeof RatingSummaryDoc>
