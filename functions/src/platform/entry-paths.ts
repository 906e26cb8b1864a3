import { paths } from '@dlm/contract/site/paths'

/** Addresses of entries but for the id, which ends them. */
export const entryPaths = {
  news: `${paths.readNews}?id=`,
  product: `${paths.viewProducts}?id=`,
  service: `${paths.services}?id=`,
  event: `${paths.viewEvents}?id=`,
  album: `${paths.viewAlbums}?album=`,
  video: `${paths.viewAlbums}?tab=video&id=`,
  audio: `${paths.viewAlbums}?tab=audio&id=`,
} as const
