import { z } from 'zod'
import { Count, Day, Id, Picture } from '../common.schema.ts'

/**
 * An article (SPEC §3). `covr` is the cover's address in the 960 px rendition, `cover` the same picture whole. In lists
 * `text` is the first 150 characters (SPEC §9).
 */
export const News = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  covr: z.string(),
  cover: Picture,
  views: Count,
  love: Count,
  hate: Count,
  date: Day,
})
export type News = z.infer<typeof News>

/** What this visitor last voted on the article. */
export const Vote = z.enum(['like', 'unlike', 'none'])
export type Vote = z.infer<typeof Vote>

/**
 * Whether the vote is given or withdrawn. Saying which, instead of flipping whatever is there, makes a repeated request
 * harmless: thirty parallel likes of one visitor are one like.
 */
export const VoteOn = z.boolean().default(true)

/** The counts after a vote, and the vote now in force. */
export const NewsCounts = z.object({ views: Count, love: Count, hate: Count, vote: Vote })
export type NewsCounts = z.infer<typeof NewsCounts>
