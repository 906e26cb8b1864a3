import { stars } from '@dlm/contract/constants'
import { z } from 'zod'

/**
 * `ratings/{uid}`: the one rating of a member. Name and photo are not copied here: the ten that are shown read their
 * `users/{uid}`, so that a new profile photo shows and a removed member's name is gone.
 */
export const RatingDoc = z.object({
  rate: z.number().int().min(stars.min).max(stars.max),
  /** Milliseconds of the last change; lists are sorted by it, newest first. */
  ratedAt: z.number(),
})
export type RatingDoc = z.infer<typeof RatingDoc>
