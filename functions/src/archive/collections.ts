import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import { kinds } from '@dlm/contract/kinds/kinds'
import { successPoint } from '@dlm/contract/kinds/success-point'
import { Figures } from '@dlm/contract/statistics/figures.schema'
import type { Firestore } from 'firebase-admin/firestore'
import type * as z from 'zod'
import { CredentialsDoc } from '../accounts/credentials.doc.ts'
import { DeletionDoc } from '../accounts/deletion.doc.ts'
import { PolicyDoc } from '../accounts/policy.doc.ts'
import { searchableMember, UserDoc } from '../accounts/user.doc.ts'
import { LogoDoc } from '../brand/logo/logo.doc.ts'
import { AuditDoc, searchableAudit } from '../content/audit.doc.ts'
import { BinDoc, searchableBinEntry } from '../content/bin.doc.ts'
import { entryIndex } from '../content/entry-index.ts'
import { rebuildRatingSummary } from '../content/rating-summary.ts'
import { VersionDoc } from '../content/version.doc.ts'
import { CeilingsDoc } from '../costs/usage.doc.ts'
import { InsightDoc } from '../dashboard/insight.doc.ts'
import { SuccessDoc, searchableSuccess } from '../events/success.doc.ts'
import { allPublishables, type publishables } from '../kinds/registry.ts'
import { AlbumDoc, AlbumSecretDoc, searchableAlbum } from '../media/album.doc.ts'
import { AudioDoc, searchableAudio } from '../media/audio.doc.ts'
import { PhotoDoc, searchablePhoto } from '../media/photo.doc.ts'
import { SavedDoc } from '../media/saved.doc.ts'
import { TrackDoc } from '../media/track.doc.ts'
import { searchableVideo, VideoDoc } from '../media/video.doc.ts'
import { ReaderDoc } from '../news/news.doc.ts'
import { NotificationDoc, ReceiptDoc, searchableNotification } from '../notifications/notification.doc.ts'
import { gramsOf } from '../platform/search.ts'
import { QuestionDoc, searchableQuestion } from '../questions/question.doc.ts'
import { ReplyDoc, searchableReply } from '../questions/reply.doc.ts'
import { SavedReplyDoc } from '../questions/saved-reply.doc.ts'
import { RatingDoc } from '../ratings/rating.doc.ts'
import { ensureOwner } from '../roles/last-owner.ts'
import { RoomChoiceDoc, RoomSeenDoc } from '../rooms/choices/room-choice.doc.ts'
import { RoomCommentDoc } from '../rooms/comments/room-comment.doc.ts'
import { RoomReviewDoc } from '../rooms/comments/room-review.doc.ts'
import { OpenedRoomsDoc } from '../rooms/opened-rooms.doc.ts'
import { RoomDoc, searchableRoom } from '../rooms/room.doc.ts'
import { RoomLinkDoc } from '../rooms/room-link.doc.ts'
import { LegalDoc, LegalVersionDoc } from '../settings/legal.doc.ts'
import { SettingsDoc, SettingsVersionDoc } from '../settings/settings.doc.ts'
import { SonataRequestDoc, searchableSonataRequest } from '../sonata/sonata-request.doc.ts'

/** What is known of the documents of one collection. */
export interface Collection<T> {
  schema: z.ZodType<T>
  /** What its documents are found and sorted by; missing where nothing is searched. */
  index?(document: T): object
  /** Counts that many people change at once, and that are therefore sharded (platform/counters.ts). */
  counted?: readonly string[]
  /** Writes what is summed up of all its documents. */
  summarise?(db: Firestore): Promise<void>
  /** Path of the document with this id. */
  path(id: string): string
}

/** A collection of an archive. */
export interface ArchivedCollection<T> extends Collection<T> {
  /** Last part of its name, by which all collections of that name are read together. */
  group: string
  /** Id of the document at a path; null for a document of another collection. */
  idOf(path: string): string | null
  /** Whether a stored document belongs into an archive; missing where all do. */
  isArchived?(stored: Record<string, unknown>): boolean
}

type More<T> = Pick<ArchivedCollection<T>, 'index' | 'counted' | 'summarise' | 'isArchived'>

/** A collection whose ids are the values of the stars in this path: `users/*\/receipts/*` has ids `{uid}/{nid}`. */
function nested<T extends Record<string, unknown>>(
  pattern: string,
  schema: z.ZodType<T>,
  more: More<NoInfer<T>> = {},
): ArchivedCollection<T> {
  const matcher = new RegExp(`^${pattern.replaceAll('*', '([^/]+)')}$`)
  return {
    schema,
    ...more,
    group: pattern.split('/').at(-2) ?? '',
    path(id) {
      const parts = id.split('/')
      return pattern.replaceAll('*', () => parts.shift() ?? '')
    },
    idOf: (path) => matcher.exec(path)?.slice(1).join('/') ?? null,
  }
}

function collection<T extends Record<string, unknown>>(
  name: string,
  schema: z.ZodType<T>,
  more?: More<NoInfer<T>>,
): ArchivedCollection<T> {
  return nested(`${name}/*`, schema, more)
}

/** The texts that are searched. */
type Searchable<T> = (document: T) => readonly string[]

/** Of documents that are searched alone. */
function byWords<T>(searchable: Searchable<T>): (document: T) => object {
  return (document) => ({ grams: gramsOf(searchable(document)) })
}

/** Of what the portal shows. */
function asEntry<T extends object>(searchable: Searchable<T>): (document: T) => object {
  return (document) => entryIndex(document, searchable(document))
}

type Publishables = typeof publishables

/** The collections of the kinds with drafts. */
const publishableCollections = Object.fromEntries(
  allPublishables.map(({ kind, schema, searchable, counted }) => {
    const name = kinds[kind].collection
    return [name, collection(name, schema, { index: asEntry(searchable), counted })]
  }),
) as unknown as {
  [Kind in keyof Publishables as (typeof kinds)[Kind]['collection']]: ArchivedCollection<
    z.output<Publishables[Kind]['schema']>
  >
}

/**
 * The collections of the portal that a search, an archive (docs/decisions/041) or a migration knows, by name. They are restored
 * in this order, and a path belongs to the first that matches: the triggers of the last two find their documents restored.
 */
export const collections = {
  users: collection('users', UserDoc, { index: byWords(searchableMember), summarise: ensureOwner }),
  credentials: collection('credentials', CredentialsDoc),
  settings: collection('settings', SettingsDoc),
  settingsVersions: nested('settings/*/versions/*', SettingsVersionDoc),
  logos: collection('logos', LogoDoc),
  legal: collection('legal', LegalDoc),
  legalVersions: nested('legal/*/versions/*', LegalVersionDoc),
  ceilings: collection('ceilings', CeilingsDoc),
  policies: collection('policies', PolicyDoc),
  ...publishableCollections,
  /** Votes. Who only looked is counted, and forgotten after two days anyway. */
  readers: nested('news/*/readers/*', ReaderDoc, { isArchived: ({ vote }) => vote !== 'none' }),
  [successPoint.collection]: collection(successPoint.collection, SuccessDoc, {
    index: byWords(searchableSuccess),
  }),
  albums: collection('albums', AlbumDoc, { index: asEntry(searchableAlbum) }),
  albumSecrets: collection('albumSecrets', AlbumSecretDoc),
  /** One whose file is still being uploaded comes with the next archive: its file is in the staging area, which is not archived. */
  photos: collection('photos', PhotoDoc, {
    index: asEntry(searchablePhoto),
    isArchived: ({ uploadPending }) => !uploadPending,
  }),
  videos: collection('videos', VideoDoc, { index: asEntry(searchableVideo) }),
  tracks: nested('videos/*/tracks/*', TrackDoc),
  audios: collection('audios', AudioDoc, { index: asEntry(searchableAudio) }),
  rooms: collection('rooms', RoomDoc, { index: asEntry(searchableRoom) }),
  roomLinks: collection('roomLinks', RoomLinkDoc),
  roomChoices: collection('roomChoices', RoomChoiceDoc),
  roomSeen: collection('roomSeen', RoomSeenDoc),
  roomComments: collection('roomComments', RoomCommentDoc),
  roomReviews: collection('roomReviews', RoomReviewDoc),
  versions: nested('*/*/versions/*', VersionDoc),
  saved: collection('saved', SavedDoc),
  openedRooms: collection('openedRooms', OpenedRoomsDoc),
  ratings: collection('ratings', RatingDoc, { summarise: rebuildRatingSummary }),
  questions: collection('questions', QuestionDoc, { index: byWords(searchableQuestion) }),
  replies: collection('replies', ReplyDoc, { index: byWords(searchableReply) }),
  savedReplies: collection('savedReplies', SavedReplyDoc),
  sonata: collection('sonata', SonataRequestDoc, { index: byWords(searchableSonataRequest) }),
  notifications: collection('notifications', NotificationDoc, { index: byWords(searchableNotification) }),
  receipts: nested('users/*/receipts/*', ReceiptDoc),
  audit: collection('audit', AuditDoc, { index: byWords(searchableAudit) }),
  statistics: collection('statistics', Figures),
  insights: collection('insights', InsightDoc),
  binPhotos: nested('bin/*/photos/*', PhotoDoc, {
    index: asEntry(searchablePhoto),
    isArchived: ({ uploadPending }) => !uploadPending,
  }),
  binVideos: nested('bin/*/videos/*', VideoDoc, { index: asEntry(searchableVideo) }),
  binAudios: nested('bin/*/audios/*', AudioDoc, { index: asEntry(searchableAudio) }),
  bin: collection('bin', BinDoc, { index: byWords(searchableBinEntry) }),
  deletions: collection('deletions', DeletionDoc),
}
export type CollectionName = keyof typeof collections

/** Where an entry of the bin was, and goes back to. */
export function collectionOfKind(kind: BinKind): CollectionName {
  if (kind === 'sonata') return 'sonata'
  if (kind === 'room') return 'rooms'
  return kind === 'question' ? 'questions' : kinds[kind].collection
}

/** A document as Firestore takes it, and its path. */
export interface StoredDocument {
  path: string
  data: Record<string, unknown>
}

/**
 * A document in its stored form: parsed, and with what it is found and sorted by.
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
  { schema, index }: Collection<T>,
  document: unknown,
): Record<string, unknown> {
  const parsed = schema.parse(document)
  return { ...parsed, ...index?.(parsed) }
}

/** The counts of a document, whole in its first shard; nothing where nothing is counted. */
export function countsOf<T extends Record<string, unknown>>(
  { path, counted }: Collection<T>,
  id: string,
  document: Record<string, unknown>,
): StoredDocument[] {
  if (!counted?.length) return []
  const data = Object.fromEntries(counted.map((name) => [name, document[name]]))
  return [{ path: `${path(id)}/counts/0`, data }]
}
