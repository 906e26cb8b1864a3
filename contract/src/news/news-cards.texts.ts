import { plural } from '../format/plural.ts'

/** The texts of the cards of articles, and of the latest of them. */
export const newsCardTexts = {
  views: (views: number) => plural(views, 'view'),
  seeMore: 'See More',
  latestNews: 'Latest news',
  allNews: 'All news',
} as const
