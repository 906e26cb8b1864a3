import { storedTexts } from '@dlm/contract/kinds/texts'
import { newsFields } from '@dlm/contract/news/news.schema'
import * as z from 'zod'
import { publicationFields } from '../content/publication.ts'
import { StoredPicture } from '../platform/storage.ts'
import { writtenFields } from '../text/written.doc.ts'

/**
 * `news/{id}`. The counts are what lists show: rolled up from `news/{id}/counts/*`, at most some seconds old.
 * `grams` (for the search) is never read back.
 */
export const NewsDoc = z.object({
  title: z.string(),
  text: z.string(),
  ...writtenFields,
  cover: StoredPicture,
  date: z.string(),
  /** Lists are sorted by `createdAt`, newest first. */
  ...publicationFields,
  views: z.number().int(),
  love: z.number().int(),
  hate: z.number().int(),
  ...storedTexts(newsFields),
})
export type NewsDoc = z.infer<typeof NewsDoc>

/** `news/{id}/readers/{visitor}`: what one visitor did with the article. One vote each, one view a day. */
export const ReaderDoc = z.object({
  vote: z.enum(['like', 'unlike', 'none']),
  /** YYYY-MM-DD of the last view that was counted. */
  viewedOn: z.string(),
})
export type ReaderDoc = z.infer<typeof ReaderDoc>

/** The texts that are searched (SPEC §2: title and text), and its tags. */
export function searchableNews(article: Pick<NewsDoc, 'title' | 'text' | 'tags'>): string[] {
  return [article.title, article.text, article.tags]
}
