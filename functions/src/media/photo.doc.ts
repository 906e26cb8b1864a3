import { uploads } from '@dlm/contract/constants'
import { z } from 'zod'
import { StoredPicture } from '../platform/storage.ts'

const described = {
  fid: z.string(),
  /** File name as uploaded: what a download is saved as. */
  name: z.string(),
  type: z.enum(uploads.image.types),
  /** Bytes of the original. */
  size: z.number().int().positive(),
  /** There when the original turned out to be no picture that can be read: it will never have renditions. */
  unreadable: z.literal(true).optional(),
  /** SHA-256 of size, first and last mebibyte, by which the same file is found before it is uploaded again. */
  fingerprint: z.string().optional(),
  /** Milliseconds; lists are sorted by it, newest first. */
  createdAt: z.number(),
}

/** Renditions nobody can get by an address: the API streams them behind the album's grant. */
export const LockedPicture = StoredPicture.extend({
  folder: z.string().regex(/^locked\/[A-Za-z0-9_-]+\/[A-Za-z0-9_-]+$/),
})
export type LockedPicture = z.infer<typeof LockedPicture>

/**
 * `photos/{pid}`, read by the photo lists and the downloads. `locked` is the album's, copied so that a query leaves locked
 * photos out; where the files lie follows from it. `picture` is null until the renditions are made (`render-photo.ts`).
 */
export const PhotoDoc = z.discriminatedUnion('locked', [
  z.object({
    ...described,
    locked: z.literal(false),
    original: z.string().startsWith('public/photos/'),
    picture: StoredPicture.nullable(),
  }),
  z.object({
    ...described,
    locked: z.literal(true),
    original: z.string().startsWith('locked/'),
    picture: LockedPicture.nullable(),
  }),
])
export type PhotoDoc = z.infer<typeof PhotoDoc>

/** The texts a search looks into. */
export function searchablePhoto(photo: Pick<PhotoDoc, 'name'>): string[] {
  return [photo.name]
}
