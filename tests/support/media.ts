import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import {
  Album,
  type AlbumAbout,
  Audio,
  type MediaQuery,
  Photo,
  Unlocked,
  Video,
} from '@dlm/contract/media/media.schema'
import * as z from 'zod'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { type Answered, call, read, type Who } from './client.ts'
import { documents, type StoredDocument } from './factories/documents.ts'
import { aLockedPhotoDoc, anAlbumDoc } from './factories/media.ts'

/** What the encoded lists have, by call. */
const entries = { get_all_albums: Album, get_all_videos: Video, get_all_audios: Audio, photos_all: Photo }
export type EncodedName = keyof typeof entries

export type Query = Partial<MediaQuery>

/** An encoded list's answer with its list decoded; empty where it was refused. `about` is what an album says. */
export async function readEncoded<K extends EncodedName>(
  name: K,
  query: Query = {},
  who: Who = {},
): Promise<
  Answered & {
    items: z.infer<(typeof entries)[K]>[]
    next: string | undefined
    about: AlbumAbout | undefined
  }
> {
  const payload = encodeWire(query)
  // As the browser asks: by an address where caches may keep it.
  const answered =
    name === 'photos_all'
      ? await call('photos_all', { payload }, who)
      : await read(name as Exclude<K, 'photos_all'>, { payload })
  const { data, next, about } = answered.body as { data?: string; next?: string; about?: AlbumAbout }
  const items = data === undefined ? [] : decodeWire(data, (value) => z.array(entries[name]).parse(value))
  return { ...answered, items: items as z.infer<(typeof entries)[K]>[], next, about }
}

/** The documents of a locked album with photos of these names; their ids are the album's with a number. */
export async function aLockedAlbum(fid: string, code: string, names: readonly string[] = []) {
  const photos = names.map((name, at) => {
    const pid = `${fid}-${at}`
    return documents.photos(pid, aLockedPhotoDoc(fid, pid, { name }))
  })
  return [
    documents.albums(fid, anAlbumDoc({ locked: true, photos: names.length })),
    documents.albumSecrets(fid, { codeHash: await hashSecret(code) }),
    ...photos,
  ] satisfies StoredDocument[]
}

/** Changes these fields of an album, as its form does. */
export async function editAlbum(
  admin: Who,
  fid: string,
  changed: Record<string, unknown>,
): Promise<Answered> {
  const { body } = await call('get_editable', { kind: 'album', id: fid }, admin)
  const fields = { ...body.fields, ...changed }
  return call('edit', { kind: 'album', id: fid, revision: body.revision, fields }, admin)
}

/** A permit of the right shape with a forged signature. */
export const forged = `${Date.now() + 60_000}${'A'.repeat(43)}`

/** Unlocks an album that has to open. */
export async function unlock(fid: string, pass: string): Promise<z.infer<typeof Unlocked>> {
  const { body } = await call('unlock_album', { fid, pass })
  return Unlocked.parse(body)
}
