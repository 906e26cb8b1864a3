import * as z from 'zod'
import {
  Count,
  Day,
  Id,
  line,
  Picture,
  PublicationFacts,
  PublishAt,
  paragraphs,
  stagedPath,
  TakeDownOn,
  Token,
} from '../common.schema.ts'
import { storedTexts } from '../kinds/texts.ts'
import { rules } from '../rules.ts'
import { Written } from '../site/blocks.schema.ts'
import { tagFields } from '../tags/tags.schema.ts'

/** The texts of an article besides its title and its text. */
export const newsFields = tagFields

/**
 * An article (SPEC §3). `covr` is the cover's address in the 960 px rendition, `cover` the same picture whole. In lists
 * `text` is its preview of 150 characters (SPEC §9). An article that is read alone has its text as `blocks` too, where it is more
 * than paragraphs.
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
  ...storedTexts(newsFields),
  ...PublicationFacts.shape,
  ...Written.partial().shape,
})
export type News = z.infer<typeof News>

/** What this visitor last voted on the article. */
export const Vote = z.enum(['like', 'unlike', 'none'])
export type Vote = z.infer<typeof Vote>

/** The counts after a vote, and the vote now in force. */
export const NewsCounts = z.object({ views: Count, love: Count, hate: Count, vote: Vote })
export type NewsCounts = z.infer<typeof NewsCounts>

/**
 * Whether the vote is set or removed. Saying which, instead of flipping whatever is there, makes a repeated request
 * harmless: thirty parallel likes of one visitor are one like.
 */
export const VoteOn = z.boolean().default(true)

/** `token` shows its bearer an article that is not published yet, until `endsAt` (ms). */
export const NewsPreview = z.object({ token: Token, endsAt: z.number().int() })

/** The `token` of a `NewsPreview`. Any other text is none, such as half of a link: the article is answered as without it. */
export const Preview = z.string().max(200).optional()

/**
 * The form Add News: title, text and cover are required (SPEC §5). A future `date` hides the article from all but admins until
 * then; any other is the server's. From `takeDown` on it is hidden again.
 */
export const NewNews = z.object({
  title: line(150, rules.title.message).meta({ title: 'Title' }),
  text: paragraphs(20_000, rules.description.message).meta({ title: 'Description', input: 'markdown' }),
  ...newsFields,
  photo: stagedPath(rules.cover.message),
  date: PublishAt,
  takeDown: TakeDownOn,
})
export type NewNews = z.infer<typeof NewNews>
