import { publishable } from '../kinds/publishable.ts'
import { dayOf } from '../platform/publication.ts'
import { NewsDoc, searchableNews } from './news.doc.ts'
import { toNews } from './news.repo.ts'

/** The articles; their day is that of their publication. */
export const newsContent = publishable({
  kind: 'news',
  schema: NewsDoc,
  renamed: {},
  fields: { cover: 'photo', publication: 'date' },
  nameOf: ({ title }) => title,
  searchable: searchableNews,
  also: (_, { createdAt, isMoved, before, clock }) => ({
    ...(before ? {} : { views: 0, love: 0, hate: 0 }),
    ...(isMoved && { date: dayOf(createdAt, clock) }),
  }),
  toAnswer: toNews,
})
