import type { Album } from '@dlm/contract/media/media.schema'
import { adminOrders, usualOrder } from '../kinds/orders.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument } from '../platform/reads.ts'
import { type FileAddresses, pictureUrl, toPicture } from '../platform/storage.ts'
import { AlbumDoc, AlbumSecretDoc, searchableAlbum } from './album.doc.ts'

/** An album as answers carry it. */
export function toAlbum(files: FileAddresses, id: string, stored: AlbumDoc): Album {
  const { cover, coverPhoto: _, createdAt: __, showsCamera: ___, ...album } = stored
  return { ...album, id, fid: id, fp: pictureUrl(files, cover), cover: toPicture(files, cover) }
}

/** The albums, newest first; that a locked one is there is no secret. */
export function albumList({ db, files }: Platform): ListSpec<Album> {
  return {
    collection: db.collection('albums'),
    ...usualOrder('album'),
    schema: AlbumDoc,
    parse: (document) => toAlbum(files, document.id, parseDocument(AlbumDoc, document)),
    searchable: searchableAlbum,
  }
}

/** The albums in the orders that admins have too. */
export const albumOrders = adminOrders('album')

/**
 * The album with this folder id.
 * @throws ApiError album-not-found
 */
export async function readAlbum({ db }: Platform, fid: string): Promise<AlbumDoc> {
  const snapshot = await readDocument(db.doc(`albums/${fid}`))
  if (!snapshot.exists) throw new ApiError('album-not-found')
  return parseDocument(AlbumDoc, snapshot)
}

/** The hash of an album's code; null for one that is open or not there. */
export async function readCodeHash({ db }: Platform, fid: string): Promise<string | null> {
  const snapshot = await readDocument(db.doc(`albumSecrets/${fid}`))
  return snapshot.exists ? parseDocument(AlbumSecretDoc, snapshot).codeHash : null
}
