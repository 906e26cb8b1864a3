import type { EndpointName } from '@dlm/contract/contract'
import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'

/** The lists that show entries of each kind to everybody: what a change makes old. */
export const publicReadsOf: Readonly<Record<BinKind, readonly EndpointName[]>> = {
  news: ['get_news', 'get_3_news', 'get_news_data'],
  event: ['get_all_events'],
  product: ['get_products'],
  service: ['get_services'],
  album: ['get_all_albums', 'photos_all'],
  photo: ['get_all_albums', 'photos_all'],
  video: ['get_all_videos'],
  audio: ['get_all_audios'],
  sonata: ['my_keys'],
  question: ['get_faqs', 'get_reply'],
}
