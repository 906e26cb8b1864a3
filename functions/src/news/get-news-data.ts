import { isPreviewOf } from '../content/preview-permit.ts'
import type { Handler } from '../platform/handler.ts'
import { newsRepo } from './news.repo.ts'

/**
 * The article whole; counts this visitor's view. The `views` a client sends is not believed (DESIGN §5). One that is not out
 * yet is answered to whoever has a `preview` of it, and nothing of that is counted.
 */
export const get_news_data: Handler<'get_news_data'> = async (context, { id, preview }) => {
  const repo = newsRepo(context.platform)
  const draft = isPreviewOf(context.platform, id, preview) ? await repo.findDraft(id) : null
  if (draft) return { data: [draft], vote: 'none', isPreview: true }
  const { article, vote, isNewView } = await repo.read(id, context)
  if (isNewView) context.count('views', { kind: 'news', id })
  return { data: [article], vote }
}
