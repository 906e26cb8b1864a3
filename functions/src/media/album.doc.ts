import { storedTexts } from '@dlm/contract/kinds/texts'
import { AlbumLayout, AlbumOrder, albumFields } from '@dlm/contract/media/media.schema'
import * as z from 'zod'
import { StoredPicture } from '../platform/storage.ts'

/** `albums/{fid}`: the public data of an album. Its code is in `albumSecrets/{fid}`. */
export const AlbumDoc = z.object({
  name: z.string(),
  /** Public; of a locked album blurred and small, so that it shows nothing but colours. */
  cover: StoredPicture,
  /** The photo that it shows; empty where it was uploaded. */
  coverPhoto: z.string().default(''),
  locked: z.boolean(),
  /** Number of its photos, updated in the batch that registers or deletes some. */
  photos: z.number().int().nonnegative(),
  ...storedTexts(albumFields),
  layout: AlbumLayout.default('rows'),
  order: AlbumOrder.default('newest'),
  /** Whether visitors see what its photos were taken with. */
  showsCamera: z.boolean().default(false),
  /** Milliseconds; lists are sorted by it, newest first. */
  createdAt: z.number(),
})
export type AlbumDoc = z.infer<typeof AlbumDoc>

/** `albumSecrets/{fid}` of a locked album, read by `unlock_album` alone; `codeHash` is `hashSecret`'s. */
export const AlbumSecretDoc = z.object({ codeHash: z.string() })
export type AlbumSecretDoc = z.infer<typeof AlbumSecretDoc>

/** The texts that are searched. */
export function searchableAlbum(album: Pick<AlbumDoc, 'name'>): string[] {
  return [album.name]
}
