import type { ListOrder } from '../common.schema.ts'
import type { ContentKind } from './kinds.ts'

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
  },
  album: {
    orders: {
      newest: ['createdAt', 'desc'],
      oldest: ['createdAt', 'asc'],
      name: ['sortName', 'asc'],
      largest: ['photos', 'desc'],
    },
    unindexed: ['grams', 'text', 'markdown', 'blocks', 'sections'],
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
  },
  video: {
    orders: {
      newest: ['createdAt', 'desc'],
      oldest: ['createdAt', 'asc'],
      name: ['sortName', 'asc'],
      longest: ['duration', 'desc'],
    },
    unindexed: ['grams'],
  },
  audio: {
    orders: {
      newest: ['createdAt', 'desc'],
      oldest: ['createdAt', 'asc'],
      name: ['sortName', 'asc'],
      longest: ['duration', 'desc'],
    },
    unindexed: ['grams', 'peaks'],
  },
} as const satisfies Record<ContentKind, KindList>
