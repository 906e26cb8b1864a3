import { type CachePolicy, listCache } from '@dlm/contract/endpoint'

/** A page, a feed or a text for readers that run no script. */
export interface TextDocument {
  status: number
  /** Media type. */
  type: string
  body: string
  /** Where the text is instead, as a path that needs no more encoding. */
  location?: string
  /** null: it is not cached. */
  cache: CachePolicy | null
}

/** A picture that the server draws. */
export interface PictureDocument extends Omit<TextDocument, 'body'> {
  body: string | Buffer
}

/** Browsers ask each time, so that a release shows at once; shared caches, which a release empties, answer them. */
export const pageCache: CachePolicy = { ...listCache, maxAge: 0 }

const day = 86_400

const year = 365 * day

/** What its address names, which never changes. */
export const foreverCache: CachePolicy = { maxAge: year, sharedMaxAge: year, staleWhileRevalidate: year }

/** What is read by machines, a few times a day. */
export const machineCache: CachePolicy = { maxAge: 3600, sharedMaxAge: day, staleWhileRevalidate: day }
