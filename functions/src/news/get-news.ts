import type { Handler } from '../platform/handler.ts'
import { newsRepo } from './news.repo.ts'

/** A page of the news, newest first, searched on title and text (SPEC §2). */
export const get_news: Handler<'get_news'> = async ({ platform }, input) => {
  const { items, next } = await newsRepo(platform).page(input)
  return { data: items, next }
}
