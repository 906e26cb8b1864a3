import { editors } from '../roles.ts'
import { newsFeedPath, paths } from '../site/paths.ts'
import type { Kind } from './kind.ts'

export const news = {
  one: 'article',
  many: 'articles',
  title: 'News',
  collection: 'news',
  area: 'news',
  list: { path: paths.newsArea, under: paths.home },
  feed: newsFeedPath,
  address: `${paths.readNews}?id=`,
  readable: 'news',
  tool: 'news',
  key: 'n',
  roles: editors,
  calls: { add: 'add_news', delete: 'delete_news' },
  notFound: 'news-not-found',
  reads: ['get_news', 'get_3_news', 'get_more_news', 'get_news_data'],
  hasDrafts: true,
  hasText: true,
  hasTags: true,
  figures: ['views', 'votes'],
  isHighlighted: true,
  notification: 'News',
} as const satisfies Kind
