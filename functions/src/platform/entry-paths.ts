import { documentedPaths } from '@dlm/contract/site/readable-paths'

/** Addresses of entries but for the id, which ends them. */
export const entryPaths = {
  news: documentedPaths.news,
  product: documentedPaths.products,
  service: documentedPaths.services,
  event: documentedPaths.events,
  album: documentedPaths.albums,
  video: documentedPaths.videos,
  audio: documentedPaths.audio,
} as const
