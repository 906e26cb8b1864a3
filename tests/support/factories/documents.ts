import type { Firestore } from 'firebase-admin/firestore'
import { UniqueNameDoc } from '../../../functions/src/accounts/unique-name.doc.ts'
import {
  type Collection,
  collections,
  type StoredDocument,
  toStored,
} from '../../../functions/src/archive/collections.ts'

export type { StoredDocument }

/** Puts documents of one collection into their stored form. */
function documentsOf<T extends Record<string, unknown>>(collection: Collection<T>) {
  return (id: string, document: T): StoredDocument => toStored(collection, id, document)
}

const below = (collection: string) => (id: string) => `${collection}/${id}`

/** Every collection the factories feed. */
export const documents = {
  users: documentsOf(collections.users),
  credentials: documentsOf(collections.credentials),
  usernames: documentsOf({ schema: UniqueNameDoc, path: below('usernames') }),
  emails: documentsOf({ schema: UniqueNameDoc, path: below('emails') }),
  news: documentsOf(collections.news),
  products: documentsOf(collections.products),
  services: documentsOf(collections.services),
  events: documentsOf(collections.events),
  success: documentsOf(collections.success),
  albums: documentsOf(collections.albums),
  albumSecrets: documentsOf(collections.albumSecrets),
  photos: documentsOf(collections.photos),
  videos: documentsOf(collections.videos),
  tracks: documentsOf(collections.tracks),
  audios: documentsOf(collections.audios),
  saved: documentsOf(collections.saved),
  openedRooms: documentsOf(collections.openedRooms),
  rooms: documentsOf(collections.rooms),
  roomLinks: documentsOf(collections.roomLinks),
  roomChoices: documentsOf(collections.roomChoices),
  roomSeen: documentsOf(collections.roomSeen),
  roomComments: documentsOf(collections.roomComments),
  roomReviews: documentsOf(collections.roomReviews),
  ratings: documentsOf(collections.ratings),
  questions: documentsOf(collections.questions),
  savedReplies: documentsOf(collections.savedReplies),
  replies: documentsOf(collections.replies),
  sonata: documentsOf(collections.sonata),
  notifications: documentsOf(collections.notifications),
  /** Receipts of one member. */
  receipts: (uid: string) => (id: string, document: { viewedAt: number }) =>
    toStored(collections.receipts, `${uid}/${id}`, document),
}

const batchSize = 100

/** Writes documents in batches; what stood at their paths is replaced. */
export async function writeDocuments(db: Firestore, stored: readonly StoredDocument[]): Promise<void> {
  for (let from = 0; from < stored.length; from += batchSize) {
    const batch = db.batch()
    for (const { path, data } of stored.slice(from, from + batchSize)) batch.set(db.doc(path), data)
    await batch.commit()
  }
}
