import type { StoredPicture } from '../platform/storage.ts'
import type { Describe } from './structured-data.ts'

/** What a shared address is about: the content of its link preview. */
export interface PageMetadata {
  /** As the screen is titled, without the product's name. */
  title: string
  /** Whole text; the preview shows its start. */
  text: string
  picture: StoredPicture | null
  /** What is seen on the picture; the title where nothing says it. */
  alt?: string
  /** Open Graph's word for the kind of thing. */
  type: 'website' | 'article' | 'product' | 'video.other' | 'music.song'
  /** Address below the portal's origin, in the one form that counts as this page's. */
  path: string
  /** YYYY-MM-DD of an article. */
  published?: string
  isForAdults?: boolean
  /** Only for those who have the address: the page has no metadata, is not cached, and the app loads the content. */
  isSecret?: boolean
  /** Shown to those who have the address, and not indexed. */
  isUnlisted?: boolean
  /** What it is, for search engines. */
  describe?: Describe
}
