import type { AlbumOrder, Photo } from '@dlm/contract/media/media.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { adminOrders } from '../kinds/orders.ts'
import { parseDocument } from '../platform/documents.ts'
import { inOrder } from '../platform/list-order.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument } from '../platform/reads.ts'
import { type FileAddresses, toPicture, widestRendition } from '../platform/storage.ts'
import { type AlbumDoc, sectionAt } from './album.doc.ts'
import type { MediaList } from './encoded-list.ts'
import { isWaiting, PhotoDoc, pictureOf, searchablePhoto } from './photo.doc.ts'
import type { Waiting } from './retry-renditions.ts'
import { type RoomAccess, withDownloads } from './room-access.ts'

/** Called with each photo of a list that waits for renditions. */
export type OnWaiting = (waiting: Waiting) => void

/** What of its photos an album shows, and in which order. */
interface PhotoOptions {
  order?: AlbumOrder
  /** Answers what they were taken with; nothing else does. */
  showsCamera?: boolean
  /** Its sections in their order, where it is arranged by hand. */
  sections?: AlbumDoc['sections']
  /** The client room that shows them. */
  room?: RoomAccess | null
  onWaiting?: OnWaiting | undefined
}

/** A photo as answers carry it, at the addresses that the caller may have. */
export function toPhoto(
  files: FileAddresses,
  id: string,
  stored: PhotoDoc,
  { showsCamera = false, sections = [] }: Pick<PhotoOptions, 'showsCamera' | 'sections'> = {},
): Photo {
  const { fid, name, downloads, credit, alt, caption, tags, camera } = stored
  const { path, type, size } = downloadable(stored)
  const section = sectionAt(sections, stored.place)
  const picture = pictureOf(stored)
  const renditions = renditionsOf(stored)
  return {
    ...{ id, pid: id, fid, file: path === null ? '' : files.url(path), name, type, size },
    ...(downloads !== 'originals' && { downloads }),
    ...(picture && { picture: toPicture(files, picture) }),
    ...(renditions && { renditions }),
    ...(credit && { credit }),
    ...(alt && { alt }),
    ...(caption && { caption }),
    ...(tags && { tags }),
    ...(showsCamera && camera && { camera }),
    ...(section !== undefined && { section }),
  }
}

/** What can be downloaded of a photo: the object path of its original or of its widest rendition, or null; its type, and its bytes. */
export function downloadable({ original, type, size, downloads, picture }: PhotoDoc): {
  path: string | null
  type: string
  size: number
} {
  if (downloads === 'originals') return { path: original, type, size }
  return downloads === 'web' && picture
    ? { path: widestRendition(picture), type: 'image/webp', size: picture.bytes ?? size }
    : { path: null, type, size }
}

/** Why a photo has not all of its renditions. */
function renditionsOf(photo: PhotoDoc): Photo['renditions'] {
  if (isWaiting(photo)) return 'working'
  if (photo.unreadable) return 'unreadable'
  return photo.rendering ? 'failed' : undefined
}

function parsed(files: FileAddresses, document: DocumentSnapshot, options: PhotoOptions): Photo {
  const photo = withDownloads(parseDocument(PhotoDoc, document), options.room)
  if (isWaiting(photo)) options.onWaiting?.({ pid: document.id, photo })
  return toPhoto(files, document.id, photo, options)
}

/** The photos of all open albums that lists show, newest first, and by their ids those of unlisted ones too; their albums are not read, so none has camera data. */
export function openPhotos({ db, files }: Platform, onWaiting?: OnWaiting): MediaList<Photo> {
  return {
    collection: db.collection('photos'),
    narrow: (query) => query.where('locked', '==', false),
    has: (document) => document.get('locked') !== true,
    sort: 'createdAt',
    direction: 'desc',
    schema: PhotoDoc,
    parse: (document) => parsed(files, document, { onWaiting }),
    searchable: searchablePhoto,
  }
}

/** The photos of one album in its order, at the addresses that the caller may have. */
export function albumPhotos(
  { db }: Platform,
  fid: string,
  files: FileAddresses,
  options: PhotoOptions = {},
): MediaList<Photo> {
  const list: MediaList<Photo> = {
    collection: db.collection('photos'),
    narrow: (query) => query.where('fid', '==', fid),
    has: (document) => document.get('fid') === fid,
    sort: 'createdAt',
    direction: 'desc',
    schema: PhotoDoc,
    parse: (document) => parsed(files, document, options),
    searchable: searchablePhoto,
  }
  return inOrder(list, photoOrders(fid), options.order ?? 'newest')
}

/** The photos of one album in the orders that admins have too. */
export const photoOrders = (fid: string) =>
  adminOrders('photo', { narrow: (query) => query.where('fid', '==', fid) })

/** The photo with this id, or null. */
export async function readPhoto({ db }: Platform, pid: string): Promise<PhotoDoc | null> {
  const snapshot = await readDocument(db.doc(`photos/${pid}`))
  return snapshot.exists ? parseDocument(PhotoDoc, snapshot) : null
}
