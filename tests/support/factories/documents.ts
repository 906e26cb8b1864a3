import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { CredentialsDoc } from '../../../functions/src/accounts/credentials.doc.ts'
import { UniqueNameDoc } from '../../../functions/src/accounts/unique-name.doc.ts'
import { searchableMember, UserDoc } from '../../../functions/src/accounts/user.doc.ts'
import { ProductDoc, searchableProduct } from '../../../functions/src/catalogue/product.doc.ts'
import { ServiceDoc, searchableService } from '../../../functions/src/catalogue/service.doc.ts'
import { EventDoc, searchableEvent } from '../../../functions/src/events/event.doc.ts'
import { SuccessDoc, searchableSuccess } from '../../../functions/src/events/success.doc.ts'
import { AlbumDoc, AlbumSecretDoc, searchableAlbum } from '../../../functions/src/media/album.doc.ts'
import { AudioDoc, searchableAudio } from '../../../functions/src/media/audio.doc.ts'
import { PhotoDoc, searchablePhoto } from '../../../functions/src/media/photo.doc.ts'
import { SavedDoc } from '../../../functions/src/media/saved.doc.ts'
import { searchableVideo, VideoDoc } from '../../../functions/src/media/video.doc.ts'
import { NewsDoc, searchableNews } from '../../../functions/src/news/news.doc.ts'
import {
  NotificationDoc,
  ReceiptDoc,
  searchableNotification,
} from '../../../functions/src/notifications/notification.doc.ts'
import { gramsOf } from '../../../functions/src/platform/search.ts'
import { QuestionDoc, searchableQuestion } from '../../../functions/src/questions/question.doc.ts'
import { ReplyDoc, searchableReply } from '../../../functions/src/questions/reply.doc.ts'
import { RatingDoc } from '../../../functions/src/ratings/rating.doc.ts'
import {
  SonataRequestDoc,
  searchableSonataRequest,
} from '../../../functions/src/sonata/sonata-request.doc.ts'

/** A document as Firestore takes it, and where it lies. */
export interface StoredDocument {
  path: string
  data: Record<string, unknown>
}

/** Puts documents of one collection into their stored form: parsed, and with the `grams` of their searchable texts. */
function documentsOf<T extends Record<string, unknown>>(
  path: (id: string) => string,
  schema: z.ZodType<T>,
  searchable?: (document: T) => readonly string[],
) {
  return (id: string, document: T): StoredDocument => {
    const parsed = schema.parse(document)
    const data = searchable ? { ...parsed, grams: gramsOf(searchable(parsed)) } : parsed
    return { path: path(id), data }
  }
}

const below = (collection: string) => (id: string) => `${collection}/${id}`
const shardOf = (collection: string) => (id: string) => `${collection}/${id}/counts/0`
const Count = z.number().int().nonnegative()

/** Every collection the factories feed: its schema, and the texts a search looks into. */
export const documents = {
  users: documentsOf(below('users'), UserDoc, searchableMember),
  credentials: documentsOf(below('credentials'), CredentialsDoc),
  usernames: documentsOf(below('usernames'), UniqueNameDoc),
  emails: documentsOf(below('emails'), UniqueNameDoc),
  news: documentsOf(below('news'), NewsDoc, searchableNews),
  /** The counts of an article, whole in its first shard. */
  newsCounts: documentsOf(shardOf('news'), z.object({ views: Count, love: Count, hate: Count })),
  products: documentsOf(below('products'), ProductDoc, searchableProduct),
  services: documentsOf(below('services'), ServiceDoc, searchableService),
  /** The count of a service, whole in its first shard. */
  serviceCounts: documentsOf(shardOf('services'), z.object({ got: Count })),
  events: documentsOf(below('events'), EventDoc, searchableEvent),
  success: documentsOf(below('success'), SuccessDoc, searchableSuccess),
  albums: documentsOf(below('albums'), AlbumDoc, searchableAlbum),
  albumSecrets: documentsOf(below('albumSecrets'), AlbumSecretDoc),
  photos: documentsOf(below('photos'), PhotoDoc, searchablePhoto),
  videos: documentsOf(below('videos'), VideoDoc, searchableVideo),
  audios: documentsOf(below('audios'), AudioDoc, searchableAudio),
  saved: documentsOf(below('saved'), SavedDoc),
  ratings: documentsOf(below('ratings'), RatingDoc),
  questions: documentsOf(below('questions'), QuestionDoc, searchableQuestion),
  replies: documentsOf(below('replies'), ReplyDoc, searchableReply),
  sonata: documentsOf(below('sonata'), SonataRequestDoc, searchableSonataRequest),
  notifications: documentsOf(below('notifications'), NotificationDoc, searchableNotification),
  /** Receipts of one member. */
  receipts: (uid: string) => documentsOf(below(`users/${uid}/receipts`), ReceiptDoc),
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
