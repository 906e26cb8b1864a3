import { shown } from '@dlm/contract/constants'
import type { Handler } from '../platform/handler.ts'
import { newsRepo } from './news.repo.ts'

/** The articles before and after one, and those that share most words with it. */
export const get_more_news: Handler<'get_more_news'> = async ({ platform }, { id }) => {
  const repo = newsRepo(platform)
  const article = await repo.find(id)
  const [{ previous, next }, related] = await Promise.all([repo.around(id), repo.sharing(article)])
  const beside = new Set([id, previous?.id, next?.id])
  const others = related.filter((other) => !beside.has(other.id)).slice(0, shown.related)
  return { ...(previous && { previous }), ...(next && { next }), related: others }
}
