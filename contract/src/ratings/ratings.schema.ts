import * as z from 'zod'
import { Id, Picture } from '../common.schema.ts'
import { stars } from '../constants.ts'

/** One to five stars (SPEC §9). */
export const Stars = z.number().int().min(stars.min).max(stars.max)

/**
 * A rating (SPEC §3). `id` and `uid` are the member's uid in the own one, and an opaque id in the public list. `photo` is the address of the member's profile photo, empty without one; `picture` the same whole. `words` is the member's sentence, where one was written.
 */
export const Rating = z.object({
  id: Id,
  user: z.string(),
  uid: Id,
  photo: z.string(),
  picture: Picture.optional(),
  rate: Stars,
  words: z.string().optional(),
})
export type Rating = z.infer<typeof Rating>
