import { plural } from '../format/plural.ts'
/** The texts of the news as visitors see them: cards, the article, its votes and what follows it. */
export const newsScreenTexts = {
  previewExpired: 'Preview links expire after seven days. Ask the sender for a new one.',
  article: 'Article',
  seeMore: 'See More',
  news: 'News',
  allNews: 'All news',
  latestNews: 'Latest news',
  relatedArticles: 'Related articles',
  nextArticle: 'Next article',
  previousArticle: 'Previous article',
  moreArticles: 'More articles',
  vote: 'Your vote',
  dislike: 'Dislike',
  like: 'Like',
  views: (views: number) => plural(views, 'view'),
  previewDraft: 'Preview: this article isn’t published yet.',
  /** @param time at which it is published, as people write it */
  previewScheduled: (time: string) => `Preview: this article will be published on ${time}.`,
  followByRss: 'Follow by RSS',
} as const
