import { moveToBin } from '../content/bin.ts'
import type { Handler } from '../platform/handler.ts'
import { newsContent } from './news.content.ts'

/** Deletes an article into the recycle bin. */
export const delete_news: Handler<'delete_news'> = async (context, { id }) => {
  await moveToBin(context, {
    kind: 'news',
    content: newsContent,
    id,
    action: 'delete_news',
    missing: 'news-not-found',
  })
  return {}
}
