import type { Handler } from '../platform/handler.ts'
import { newsRepo } from './news.repo.ts'

/** Records the visitor's like, or withdraws it when `on` is false. Counts are the server's own (SPEC §7, DESIGN §5). */
export const like_news: Handler<'like_news'> = async ({ platform, visitor, count }, { id, on }) => {
  const { counts, isNewVote } = await newsRepo(platform).vote(id, visitor, 'like', on)
  if (isNewVote) count('likes', { kind: 'news', id })
  return counts
}
