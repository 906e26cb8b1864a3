import type { Handler } from '../platform/handler.ts'
import { newsRepo } from './news.repo.ts'

/** The latest three articles (SPEC §9). */
export const get_3_news: Handler<'get_3_news'> = async ({ platform }) => {
  const { items } = await newsRepo(platform).page({ limit: 3, search: '' })
  return { data: items }
}
