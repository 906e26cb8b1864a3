import type { Photo } from '@dlm/contract/media/media.schema'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { type FileAddresses, toPicture } from '../platform/storage.ts'
import type { MediaList } from './encoded-list.ts'
import { PhotoDoc, searchablePhoto } from './photo.doc.ts'

const fields = ['fid', 'name', 'type', 'size', 'locked', 'original', 'picture']

/** A photo as answers carry it, at the addresses that the caller may have. */
export function toPhoto(files: FileAddresses, id: string, stored: PhotoDoc): Photo {
  const { fid, name, type, size, original, picture } = stored
  const photo = { id, pid: id, fid, file: files.url(original), name, type, size }
  return picture ? { ...photo, picture: toPicture(files, picture) } : photo
}

/** The photos of all open albums, newest first. */
export function openPhotos({ db, files }: Platform): MediaList<Photo> {
  return {
    collection: db.collection('photos'),
    narrow: (query) => query.where('locked', '==', false),
    has: (document) => document.get('locked') === false,
    sort: 'createdAt',
    direction: 'desc',
    fields,
    parse: (document) => toPhoto(files, document.id, parseDocument(PhotoDoc, document)),
    searchable: searchablePhoto,
  }
}

/** The photos of one album, newest first, at the addresses that the caller may have. */
export function albumPhotos({ db }: Platform, fid: string, files: FileAddresses): MediaList<Photo> {
  return {
    collection: db.collection('photos'),
    narrow: (query) => query.where('fid', '==', fid),
    has: (document) => document.get('fid') === fid,
    sort: 'createdAt',
    direction: 'desc',
    fields,
    parse: (document) => toPhoto(files, document.id, parseDocument(PhotoDoc, document)),
    searchable: searchablePhoto,
  }
}

/** The photo with this id, or null. */
export async function readPhoto({ db }: Platform, pid: string): Promise<PhotoDoc | null> {
  const snapshot = await db.doc(`photos/${pid}`).get()
  return snapshot.exists ? parseDocument(PhotoDoc, snapshot) : null
}
