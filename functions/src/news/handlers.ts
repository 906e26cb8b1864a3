import { homeCounts } from '@dlm/contract/constants'
import { durations } from '@dlm/contract/durations'
import { isPreviewOf, issuePreview } from '../content/preview-permit.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { checkOrder } from '../platform/list-order.ts'
import { import_article } from './import-article.ts'
import { newsRepo } from './news.repo.ts'

/** The latest three articles (SPEC §9). */
const get_3_news: Handler<'get_3_news'> = async ({ platform }) => {
  const { items } = await newsRepo(platform).page({ limit: 3, search: '' })
  return { data: items }
}

/** The articles before and after one, and those that share most words with it. */
const get_more_news: Handler<'get_more_news'> = async ({ platform }, { id }) => {
  const repo = newsRepo(platform)
  const article = await repo.find(id)
  const [{ previous, next }, related] = await Promise.all([repo.around(id), repo.sharing(article)])
  const beside = new Set([id, previous?.id, next?.id])
  const others = related.filter((other) => !beside.has(other.id)).slice(0, homeCounts.related)
  return { ...(previous && { previous }), ...(next && { next }), related: others }
}

/**
 * The whole article; counts this visitor's view. The `views` a client sends is not believed (DESIGN §5). One that is not
 * published yet is answered for a `preview` of it, which is not counted.
 */
const get_news_data: Handler<'get_news_data'> = async (context, { id, preview }) => {
  const repo = newsRepo(context.platform)
  const draft = isPreviewOf(context.platform, id, preview) ? await repo.findDraft(id) : null
  if (draft) return { data: [draft], vote: 'none', isPreview: true }
  const { article, vote, isNewView } = await repo.read(id, context)
  if (isNewView) context.count('views', { kind: 'news', id })
  return { data: [article], vote }
}

/** A page of the news, newest first, searched on title and text (SPEC §2); for admins with its drafts, and in other orders. */
const get_news: Handler<'get_news'> = async ({ platform, isAdmin }, input) => {
  await checkOrder(isAdmin, input)
  const { items, next } = await newsRepo(platform).page(input)
  return { data: items, next }
}

/** Records the visitor's like, or withdraws it when `on` is false. Counts are the server's own (SPEC §7, DESIGN §5). */
const like_news: Handler<'like_news'> = async ({ platform, visitor, count }, { id, on }) => {
  const { counts, isNewVote } = await newsRepo(platform).vote(id, visitor, 'like', on)
  if (isNewVote) count('likes', { kind: 'news', id })
  return counts
}

/** Signs a link that shows a draft for a week. It is not logged, since nothing changes (docs/decisions/049). */
const preview_link: Handler<'preview_link'> = async ({ platform }, { id }) => {
  const repo = newsRepo(platform)
  if (!(await repo.findDraft(id))) {
    await repo.find(id)
    throw new ApiError('news-published')
  }
  const endsAt = platform.clock.now() + durations.newsPreview * 1000
  return { token: issuePreview(platform, id, endsAt), endsAt }
}

/** Records the visitor's dislike, or withdraws it when `on` is false (SPEC §7, DESIGN §5). */
const unlike_news: Handler<'unlike_news'> = async ({ platform, visitor, count }, { id, on }) => {
  const { counts, isNewVote } = await newsRepo(platform).vote(id, visitor, 'unlike', on)
  if (isNewVote) count('dislikes', { kind: 'news', id })
  return counts
}

/** Handlers of the news domain, besides those of its kind. */
export const newsHandlers = {
  get_3_news,
  get_news,
  get_news_data,
  like_news,
  unlike_news,
  get_more_news,
  preview_link,
  import_article,
}
