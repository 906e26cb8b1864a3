import type { EndpointName } from '@dlm/contract/contract'
import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'

/** The lists that show entries of each kind to everybody: what a change makes old. */
export const publicReadsOf: Readonly<Record<BinKind, readonly EndpointName[]>> = {
  news: ['get_news', 'get_3_news', 'get_more_news', 'get_news_data', 'search_all'],
  event: ['get_all_events', 'search_all'],
  product: ['get_products', 'search_all'],
  service: ['get_services', 'search_all'],
  album: ['get_all_albums', 'get_latest_media', 'photos_all', 'search_all'],
  photo: ['get_all_albums', 'get_latest_media', 'photos_all', 'search_all'],
  video: ['get_all_videos', 'get_latest_media', 'search_all'],
  audio: ['get_all_audios', 'get_latest_media', 'search_all'],
  sonata: ['my_keys'],
  question: ['get_faqs', 'get_reply', 'search_all'],
}
