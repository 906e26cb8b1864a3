import { stars } from '@dlm/contract/constants'
import * as z from 'zod'

/**
 * `ratings/{uid}`: the one rating of a member. Name and photo are not copied here, but to `summaries/ratings`, which
 * changes with them.
 */
export const RatingDoc = z.object({
  rate: z.number().int().min(stars.min).max(stars.max),
  /** The member's sentence; missing where none was written. */
  words: z.string().optional(),
  /** Milliseconds of the last change; lists are sorted by it, newest first. */
  ratedAt: z.number(),
})
export type RatingDoc = z.infer<typeof RatingDoc>
