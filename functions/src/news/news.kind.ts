import { prose } from '@dlm/contract/brand/prose'
import { wholeLetters } from '@dlm/contract/format/letters'
import { linkedTexts } from '@dlm/contract/kinds/texts'
import { newsFields } from '@dlm/contract/news/news.schema'
import { isPreviewOf } from '../content/preview-permit.ts'
import { dayOf, isUnpublished } from '../content/publication.ts'
import { publishable } from '../kinds/publishable.ts'
import { type Describe, image, instant, studio } from '../kinds/structured-data.ts'
import { NewsDoc, searchableNews } from './news.doc.ts'

/** The articles; their day is that of their publication. */
export const newsKind = publishable({
  kind: 'news',
  schema: NewsDoc,
  renamed: {},
  fields: { cover: 'photo', publication: 'date' },
  coverAddress: 'covr',
  counted: ['views', 'love', 'hate'],
  nameOf: ({ title }) => title,
  searchable: searchableNews,
  also: (_, { createdAt, isMoved, clock }) => (isMoved ? { date: dayOf(createdAt, clock) } : {}),
  summary: ({ text }) => text,
  page: (article) => ({
    type: 'article',
    text: article.text,
    published: article.date,
    describe: describeArticle(article),
  }),
  listPage: { title: 'News', text: () => prose.newsIntro },
  isPreview: (platform, id, article, query) =>
    isUnpublished(article, platform.clock) && isPreviewOf(platform, id, query.get('preview') ?? undefined),
})

export function describeArticle(article: NewsDoc): Describe {
  const { title, text, cover, createdAt } = article
  return (site, path) => ({
    '@type': 'NewsArticle',
    headline: wholeLetters(title, 110, () => 1), // what search engines show of one
    articleBody: text,
    image: [image(site, cover)],
    datePublished: instant(createdAt),
    author: studio(site),
    publisher: studio(site),
    mainEntityOfPage: site.origin + path,
    ...linkedTexts(newsFields, article),
  })
}
