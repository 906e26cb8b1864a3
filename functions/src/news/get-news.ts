import type { Handler } from '../platform/handler.ts'
import { checkOrder } from '../platform/list-order.ts'
import { newsRepo } from './news.repo.ts'

/** A page of the news, newest first, searched on title and text (SPEC §2); for admins with its drafts, and in other orders. */
export const get_news: Handler<'get_news'> = async ({ platform, isAdmin }, input) => {
  await checkOrder(isAdmin, input)
  const { items, next } = await newsRepo(platform).page(input)
  return { data: items, next }
}
