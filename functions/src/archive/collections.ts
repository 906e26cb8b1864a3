import type { Firestore } from 'firebase-admin/firestore'
import type * as z from 'zod'
import { CredentialsDoc } from '../accounts/credentials.doc.ts'
import { searchableMember, UserDoc } from '../accounts/user.doc.ts'
import { ProductDoc, searchableProduct } from '../catalogue/product.doc.ts'
import { ServiceDoc, searchableService } from '../catalogue/service.doc.ts'
import { AuditDoc, searchableAudit } from '../content/audit.doc.ts'
import { BinDoc, searchableBinEntry } from '../content/bin.doc.ts'
import { rebuildRatingSummary } from '../content/rating-summary.ts'
import { EventDoc, searchableEvent } from '../events/event.doc.ts'
import { SuccessDoc, searchableSuccess } from '../events/success.doc.ts'
import { AlbumDoc, AlbumSecretDoc, searchableAlbum } from '../media/album.doc.ts'
import { AudioDoc, searchableAudio } from '../media/audio.doc.ts'
import { PhotoDoc, searchablePhoto } from '../media/photo.doc.ts'
import { SavedDoc } from '../media/saved.doc.ts'
import { searchableVideo, VideoDoc } from '../media/video.doc.ts'
import { NewsDoc, searchableNews } from '../news/news.doc.ts'
import { NotificationDoc, ReceiptDoc, searchableNotification } from '../notifications/notification.doc.ts'
import { gramsOf } from '../platform/search.ts'
import { QuestionDoc, searchableQuestion } from '../questions/question.doc.ts'
import { ReplyDoc, searchableReply } from '../questions/reply.doc.ts'
import { RatingDoc } from '../ratings/rating.doc.ts'
import { SonataRequestDoc, searchableSonataRequest } from '../sonata/sonata-request.doc.ts'

/** What is known of the documents of one collection. */
export interface Collection<T> {
  schema: z.ZodType<T>
  /** The texts a search looks into; missing where nothing is searched. */
  searchable?(document: T): readonly string[]
  /** Counts that many people change at once, and that are therefore sharded (platform/counters.ts). */
  counted?: readonly string[]
  /** Writes what is summed up of all its documents. */
  summarise?(db: Firestore): Promise<void>
  /** Path of the document with this id. */
  path(id: string): string
}

function collection<T extends Record<string, unknown>>(
  name: string,
  schema: z.ZodType<T>,
  more: Pick<Collection<NoInfer<T>>, 'searchable' | 'counted' | 'summarise'> = {},
): Collection<T> {
  return { schema, ...more, path: (id) => `${name}/${id}` }
}

/** `users/{uid}/receipts/{nid}`, by ids `{uid}/{nid}`. */
const receipts: Collection<ReceiptDoc> = {
  schema: ReceiptDoc,
  path: (id) => `users/${id.replace('/', '/receipts/')}`,
}

/** The collections of the portal that a search, an archive (docs/decisions/027) or a migration knows, by name. */
export const collections = {
  users: collection('users', UserDoc, { searchable: searchableMember }),
  credentials: collection('credentials', CredentialsDoc),
  news: collection('news', NewsDoc, { searchable: searchableNews, counted: ['views', 'love', 'hate'] }),
  products: collection('products', ProductDoc, { searchable: searchableProduct }),
  services: collection('services', ServiceDoc, { searchable: searchableService, counted: ['got'] }),
  events: collection('events', EventDoc, { searchable: searchableEvent }),
  success: collection('success', SuccessDoc, { searchable: searchableSuccess }),
  albums: collection('albums', AlbumDoc, { searchable: searchableAlbum }),
  albumSecrets: collection('albumSecrets', AlbumSecretDoc),
  photos: collection('photos', PhotoDoc, { searchable: searchablePhoto }),
  videos: collection('videos', VideoDoc, { searchable: searchableVideo }),
  audios: collection('audios', AudioDoc, { searchable: searchableAudio }),
  saved: collection('saved', SavedDoc),
  ratings: collection('ratings', RatingDoc, { summarise: rebuildRatingSummary }),
  questions: collection('questions', QuestionDoc, { searchable: searchableQuestion }),
  replies: collection('replies', ReplyDoc, { searchable: searchableReply }),
  sonata: collection('sonata', SonataRequestDoc, { searchable: searchableSonataRequest }),
  notifications: collection('notifications', NotificationDoc, { searchable: searchableNotification }),
  receipts,
  audit: collection('audit', AuditDoc, { searchable: searchableAudit }),
  bin: collection('bin', BinDoc, { searchable: searchableBinEntry }),
}
export type CollectionName = keyof typeof collections

/** A document as Firestore takes it, and where it lies. */
export interface StoredDocument {
  path: string
  data: Record<string, unknown>
}

/**
 * A document in its stored form: parsed, and with the `grams` of its searchable texts.
 * @throws ZodError when it does not fit its schema
 */
export function toStored<T extends Record<string, unknown>>(
  collection: Collection<T>,
  id: string,
  document: unknown,
): StoredDocument {
  return { path: collection.path(id), data: toData(collection, document) }
}

/** The data of `toStored` alone. */
export function toData<T extends Record<string, unknown>>(
  { schema, searchable }: Collection<T>,
  document: unknown,
): Record<string, unknown> {
  const parsed = schema.parse(document)
  return searchable ? { ...parsed, grams: gramsOf(searchable(parsed)) } : parsed
}

/** The counts of a document, whole in its first shard; nothing where nothing is counted. */
export function countsOf<T extends Record<string, unknown>>(
  { path, counted }: Collection<T>,
  id: string,
  document: Record<string, unknown>,
): StoredDocument[] {
  if (!counted) return []
  const data = Object.fromEntries(counted.map((name) => [name, document[name]]))
  return [{ path: `${path(id)}/counts/0`, data }]
}
