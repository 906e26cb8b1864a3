import { get_3_news } from './get-3-news.ts'
import { get_more_news } from './get-more-news.ts'
import { get_news } from './get-news.ts'
import { get_news_data } from './get-news-data.ts'
import { like_news } from './like-news.ts'
import { newsKind } from './news.kind.ts'
import { preview_link } from './preview-link.ts'
import { unlike_news } from './unlike-news.ts'

/** Handlers of the news domain. */
export const newsHandlers = {
  get_3_news,
  get_news,
  get_news_data,
  like_news,
  unlike_news,
  add_news: newsKind.add,
  delete_news: newsKind.remove,
  get_more_news,
  preview_link,
}
