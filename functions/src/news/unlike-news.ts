import type { Handler } from '../platform/handler.ts'
import { newsRepo } from './news.repo.ts'

/** Records the visitor's dislike, or withdraws it when `on` is false (SPEC §7, DESIGN §5). */
export const unlike_news: Handler<'unlike_news'> = async ({ platform, visitor, count }, { id, on }) => {
  const { counts, isNewVote } = await newsRepo(platform).vote(id, visitor, 'unlike', on)
  if (isNewVote) count('dislikes', { kind: 'news', id })
  return counts
}
