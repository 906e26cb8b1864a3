import type { Handler } from '../platform/handler.ts'
import { newsRepo } from './news.repo.ts'

/** The article whole; counts this visitor's view. The `views` a client sends is not believed (DESIGN §5). */
export const get_news_data: Handler<'get_news_data'> = async ({ platform, visitor, address }, { id }) => {
  const { article, vote } = await newsRepo(platform).read(id, visitor, address)
  return { data: [article], vote }
}
