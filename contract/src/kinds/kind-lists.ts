import type { ListOrder } from '../common.schema.ts'
import { type ContentKind, contentKinds } from './kinds.ts'

/** A field of its documents, and the direction that a list is sorted in by it. */
type Order = readonly [field: string, direction: 'asc' | 'desc']

/** How the documents of a kind are listed and indexed. */
export interface KindList {
  /** The field and the direction of each order of its list; `newest` is what visitors get, the others are for admins. */
  orders: { newest: Order } & Partial<Record<ListOrder, Order>>
  /** The field whose value all entries of a list have. */
  narrowedBy?: string
  /** Fields without an index of the database, since they are long and no query asks for them. */
  unindexed: readonly string[]
  /** Admins choose entries that come first in its list; one by the days of its entries has them in that order alone. */
  hasFeatured: boolean
}

/** The same of every kind. Apart from its description, which all visitors load: the server and the dashboard alone know this. */
export const kindLists = {
  news: {
    orders: {
      newest: ['createdAt', 'desc'],
      oldest: ['createdAt', 'asc'],
      views: ['views', 'desc'],
      likes: ['love', 'desc'],
      drafts: ['createdAt', 'asc'],
      scheduled: ['createdAt', 'asc'],
      unpublished: ['takeDown', 'desc'],
    },
    unindexed: ['grams', 'text', 'markdown', 'blocks'],
    hasFeatured: true,
  },
  event: {
    orders: {
      newest: ['lastDay', 'desc'],
      oldest: ['lastDay', 'asc'],
      drafts: ['createdAt', 'asc'],
      scheduled: ['createdAt', 'asc'],
      unpublished: ['takeDown', 'desc'],
    },
    unindexed: ['grams', 'deta', 'markdown', 'blocks'],
    hasFeatured: false,
  },
  product: {
    orders: {
      newest: ['createdAt', 'desc'],
      oldest: ['createdAt', 'asc'],
      name: ['sortName', 'asc'],
      drafts: ['createdAt', 'asc'],
      scheduled: ['createdAt', 'asc'],
      unpublished: ['takeDown', 'desc'],
    },
    unindexed: ['grams', 'deta', 'markdown', 'blocks'],
    hasFeatured: true,
  },
  service: {
    orders: {
      newest: ['createdAt', 'desc'],
      oldest: ['createdAt', 'asc'],
      name: ['sortName', 'asc'],
      views: ['got', 'desc'],
      drafts: ['createdAt', 'asc'],
      scheduled: ['createdAt', 'asc'],
      unpublished: ['takeDown', 'desc'],
    },
    unindexed: ['grams', 'text', 'markdown', 'blocks'],
    hasFeatured: true,
  },
  album: {
    orders: {
      newest: ['createdAt', 'desc'],
      oldest: ['createdAt', 'asc'],
      name: ['sortName', 'asc'],
      largest: ['photos', 'desc'],
    },
    unindexed: ['grams', 'text', 'markdown', 'blocks', 'sections'],
    hasFeatured: true,
  },
  photo: {
    orders: {
      newest: ['createdAt', 'desc'],
      oldest: ['createdAt', 'asc'],
      name: ['sortName', 'asc'],
      taken: ['takenAt', 'asc'],
      hand: ['place', 'asc'],
    },
    narrowedBy: 'fid',
    unindexed: ['grams', 'caption'],
    hasFeatured: false,
  },
  video: {
    orders: {
      newest: ['createdAt', 'desc'],
      oldest: ['createdAt', 'asc'],
      name: ['sortName', 'asc'],
      longest: ['duration', 'desc'],
    },
    unindexed: ['grams'],
    hasFeatured: true,
  },
  audio: {
    orders: {
      newest: ['createdAt', 'desc'],
      oldest: ['createdAt', 'asc'],
      name: ['sortName', 'asc'],
      longest: ['duration', 'desc'],
    },
    unindexed: ['grams', 'peaks'],
    hasFeatured: true,
  },
} as const satisfies Record<ContentKind, KindList>

/** The kinds whose list begins with the entries that admins chose. */
export type FeaturedKind = {
  [Name in ContentKind]: (typeof kindLists)[Name]['hasFeatured'] extends true ? Name : never
}[ContentKind]

export function isFeaturedKind(kind: ContentKind): kind is FeaturedKind {
  return kindLists[kind].hasFeatured
}

/** Their names, in the order of the kinds. */
export const featuredKinds = contentKinds.filter(isFeaturedKind)
