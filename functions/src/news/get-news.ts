import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { newsRepo } from './news.repo.ts'

/** A page of the news, newest first, searched on title and text (SPEC §2); for admins with its drafts. */
export const get_news: Handler<'get_news'> = async ({ platform, isAdmin }, input) => {
  if (input.drafts && !(await isAdmin())) throw new ApiError('not-allowed')
  const { items, next } = await newsRepo(platform).page(input)
  return { data: items, next }
}
