import * as z from 'zod'
import { ById, Done, Id, Ignored, ListOrder, oneOf, PageInput, pageOf, withDrafts } from '../common.schema.ts'
import { homeCounts } from '../constants.ts'
import { endpoint, listCache } from '../endpoint.ts'
import { listStates } from '../list-states.ts'
import { editors } from '../roles.ts'
import { NewNews, News, NewsCounts, NewsPreview, Preview, Vote, VoteOn } from './news.schema.ts'

/** The calls of the news (SPEC §7). */
export const newsEndpoints = {
  /** Searched on title and text (SPEC §2). */
  get_news: endpoint({
    access: 'public',
    roles: editors,
    areas: ['news'],
    input: PageInput.extend({
      ...withDrafts,
      order: ListOrder.extract(['newest', 'oldest', 'views', 'likes', ...listStates]).default('newest'),
    }),
    output: pageOf(News),
    cache: listCache,
  }),
  get_3_news: endpoint({
    access: 'public',
    areas: ['news'],
    input: z.object({}),
    output: z.object({ data: z.array(News).max(homeCounts.news) }),
    cache: listCache,
  }),
  /**
   * The article for one reader; counts the view, so it is never cached. `data` has one entry, as documented lists do. With
   * a `preview` of it an article that is not out yet is answered too, and says that it `isPreview`.
   */
  get_news_data: endpoint({
    access: 'public',
    effect: 'read',
    areas: ['news'],
    handlerLimits: ['views-address'],
    input: z.object({ id: Id, views: Ignored, preview: Preview }),
    output: oneOf(News).extend({ vote: Vote, isPreview: z.literal(true).optional() }),
    errors: ['news-not-found'],
  }),
  /** Where to read on: the article before and after one by day, and those that share most words with it. */
  get_more_news: endpoint({
    access: 'public',
    areas: ['news'],
    input: z.object({ id: Id }),
    output: z.object({
      previous: News.optional(),
      next: News.optional(),
      related: z.array(News).max(homeCounts.related),
    }),
    errors: ['news-not-found'],
    cache: listCache,
  }),
  like_news: endpoint({
    access: 'public',
    effect: 'write',
    areas: ['news'],
    limits: ['votes', 'votes-address'],
    input: z.object({ id: Id, likes: Ignored, on: VoteOn }),
    output: NewsCounts,
    errors: ['news-not-found'],
  }),
  unlike_news: endpoint({
    access: 'public',
    effect: 'write',
    areas: ['news'],
    limits: ['votes', 'votes-address'],
    input: z.object({ id: Id, hates: Ignored, on: VoteOn }),
    output: NewsCounts,
    errors: ['news-not-found'],
  }),
  add_news: endpoint({
    access: 'admin',
    roles: editors,
    input: NewNews,
    output: oneOf(News),
    errors: ['upload-not-valid'],
    timeout: 'long',
  }),
  /** Signs a link to an article that is not out yet, good for `durations.newsPreview`. Nothing is stored. */
  preview_link: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: NewsPreview,
    errors: ['news-not-found', 'news-published'],
  }),
  delete_news: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: Done,
    errors: ['news-not-found'],
  }),
} as const
