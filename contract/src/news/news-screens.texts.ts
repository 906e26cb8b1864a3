/** The texts of the news as visitors see them: cards, the article, its votes and what follows it. */
export const newsScreenTexts = {
  article: 'Article',
  previewExpired: 'Preview links expire after seven days. Ask the sender for a new one.',
  /** @param time at which it is published, as people write it */
  previewScheduled: (time: string) => `Preview: this article will be published on ${time}.`,
  previewDraft: 'Preview: this article isn’t published yet.',
  news: 'News',
  moreArticles: 'More articles',
  previousArticle: 'Previous article',
  nextArticle: 'Next article',
  relatedArticles: 'Related articles',
  like: 'Like',
  dislike: 'Dislike',
  vote: 'Your vote',
  followByRss: 'Follow by RSS',
} as const
