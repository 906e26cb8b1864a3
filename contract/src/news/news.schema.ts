import { z } from 'zod'
import { Count, Day, Id, Picture } from '../common.schema.ts'

/** An article (SPEC §3). `covr` is the cover's address in the 960 px rendition, `cover` the same picture whole. */
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

/** An article as lists show it: `text` is its first 150 characters (SPEC §9). */
export const NewsPreview = News
export type NewsPreview = News

/** What this visitor last voted on the article. */
export const Vote = z.enum(['like', 'unlike', 'none'])
export type Vote = z.infer<typeof Vote>

/** The counts after a vote, and the vote now in force. */
export const NewsCounts = z.object({ views: Count, love: Count, hate: Count, vote: Vote })
export type NewsCounts = z.infer<typeof NewsCounts>
