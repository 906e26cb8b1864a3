import type { Album, AlbumAbout } from '@dlm/contract/media/media.schema'
import type * as z from 'zod'
import { featuredOf } from '../content/featured.ts'
import { adminOrders, usualOrder } from '../kinds/orders.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument } from '../platform/reads.ts'
import { type FileAddresses, pictureUrl, toPicture } from '../platform/storage.ts'
import { notListed } from '../text/written.doc.ts'
import { shownText } from '../text/written-text.ts'
import { AlbumDoc, AlbumSecretDoc, searchableAlbum, sortedSections } from './album.doc.ts'

/** What lists read of an album. */
const ListedAlbum = AlbumDoc.omit({ ...notListed, text: true, sections: true })

/** An album as answers carry it. */
export function toAlbum(files: FileAddresses, id: string, stored: z.infer<typeof ListedAlbum>): Album {
  const { name, cover, locked, photos, date, place, tags, layout, order, unlisted, recordings, downloads } =
    stored
  const described = { name, locked, photos, date, place, tags, layout, order }
  const pictures = { fp: pictureUrl(files, cover), cover: toPicture(files, cover) }
  const options = {
    ...(unlisted && { unlisted }),
    ...(recordings && { recordings }),
    ...(downloads !== 'originals' && { downloads }),
  }
  return { id, fid: id, ...described, ...pictures, ...options }
}

/** What an album says to those who may see its photos; undefined where it says nothing. */
export async function aboutAlbum(
  platform: Platform,
  { text, markdown, blocks, order, sections, tags, recordings }: AlbumDoc,
): Promise<AlbumAbout | undefined> {
  const listed = order === 'hand' ? sortedSections(sections).map(({ id, title }) => ({ id, title })) : []
  if (text === '' && listed.length === 0 && tags === '' && !recordings) return undefined
  const written = await shownText(platform, { markdown, blocks })
  return { text, ...written, sections: listed, ...(tags && { tags }), ...(recordings && { recordings }) }
}

/**
 * The albums, newest first; that a locked one is there is no secret, but that an unlisted one is.
 * @param unlisted with those too, for admins
 */
export function albumList({ db, files }: Platform, unlisted = false): ListSpec<Album> {
  return {
    collection: db.collection('albums'),
    ...usualOrder('album'),
    ...featuredOf(db, 'album'),
    schema: ListedAlbum,
    parse: (document) => toAlbum(files, document.id, parseDocument(ListedAlbum, document)),
    // Older documents lack the field, so that no query can tell.
    ...(!unlisted && { isSecret: (document) => document.get('unlisted') === true }),
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
