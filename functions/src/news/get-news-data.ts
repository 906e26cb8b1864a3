import type { Handler } from '../platform/handler.ts'
import { newsRepo } from './news.repo.ts'

/** The article whole; counts this visitor's view. The `views` a client sends is not believed (DESIGN §5). */
export const get_news_data: Handler<'get_news_data'> = async (context, { id }) => {
  const { article, vote, isNewView } = await newsRepo(context.platform).read(id, context)
  if (isNewView) context.count('views')
  return { data: [article], vote }
}
