import type { Handler } from '../platform/handler.ts'
import { newsRepo } from './news.repo.ts'

/** Records the visitor's like, or withdraws it when `on` is false. Counts are the server's own (SPEC §7, DESIGN §5). */
export const like_news: Handler<'like_news'> = ({ platform, visitor }, { id, on }) =>
  newsRepo(platform).vote(id, visitor, 'like', on)
