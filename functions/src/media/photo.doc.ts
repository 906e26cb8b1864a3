import { FocalPoint } from '@dlm/contract/common.schema'
import { uploads } from '@dlm/contract/constants'
import { storedTexts } from '@dlm/contract/kinds/texts'
import { AlbumDownloads, PhotoCamera, PhotoCredit } from '@dlm/contract/media/media.schema'
import { tagFields } from '@dlm/contract/tags/tags.schema'
import * as z from 'zod'
import type { PortraitFocus } from '../files/renditions.ts'
import { Watermark } from '../files/watermark.ts'
import { StoredPicture } from '../platform/storage.ts'
import type { AlbumDoc } from './album.doc.ts'

/** What a photo is cropped around since `at` (ms), by which its portrait crop is named: no name is used twice. */
const PhotoFocus = FocalPoint.extend({ at: z.number().int().nonnegative().default(0) })

const described = {
  fid: z.string(),
  /** File name as uploaded: what a download is saved as. */
  name: z.string(),
  type: z.enum(uploads.image.types),
  /** What is seen on it, and what visitors read below it; empty until an admin writes them. */
  alt: z.string().default(''),
  caption: z.string().default(''),
  ...storedTexts(tagFields),
  /** There where it is not the portal's own. */
  credit: PhotoCredit.nullish(),
  /** What it was taken with, where its file said so; answered only for an album that shows it (photos-all.ts). */
  camera: PhotoCamera.optional(),
  /** Its centre where there is none. */
  focus: PhotoFocus.nullish(),
  /** Bytes of the original. */
  size: z.number().int().positive(),
  /** Set when the original cannot be decoded: it will never have renditions. */
  unreadable: z.literal(true).optional(),
  /** Its original has no private metadata; missing in documents of before originals were cleaned (clean-older.ts). */
  cleaned: z.literal(true).optional(),
  /** Its file is still on its way from the staging area (move-photo-files.ts). */
  uploadPending: z.literal(true).optional(),
  /** Folder that its files are being copied to, mostly on the other side of its album's lock (move-photo-files.ts). */
  movingTo: z.string().optional(),
  /** Not all renditions are made: whether they still will be, how often that was tried again, and when last (ms). */
  rendering: z
    .object({ waiting: z.boolean(), tries: z.number().int().nonnegative(), at: z.number() })
    .optional(),
  /** SHA-256 of size, first and last mebibyte, by which the same file is found before it is uploaded again. */
  fingerprint: z.string().optional(),
  /** Milliseconds; lists are sorted by it, newest first. */
  createdAt: z.number(),
  /** When it was taken, by its file or else its upload (ms): sorts an album by date taken. Missing in older documents (give-places.ts). */
  takenAt: z.number().optional(),
  /** Copied from the album (`accessOf`). */
  downloads: AlbumDownloads.default('originals'),
  /** What is laid over its renditions; copied from the album too. */
  watermark: Watermark.nullable().default(null),
  /** A key that sorts it in an album that is arranged by hand; empty until it has a place (give-places.ts). */
  place: z.string().default(''),
}

/** Renditions without a public address: the API streams them behind the album's grant. */
export const LockedPicture = StoredPicture.extend({
  folder: z.string().regex(/^locked\/[A-Za-z0-9_-]+\/[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]{11})?$/),
})
export type LockedPicture = z.infer<typeof LockedPicture>

/**
 * `photos/{pid}`, read by the photo lists and the downloads. `locked` is copied from the album (`photoLock`) so that a query
 * leaves out what lists do not show; the files' folder follows from it and from `downloads`. Until all renditions are made
 * (`render-photo.ts`) `picture` has one, or is null.
 */
export const PhotoDoc = z.discriminatedUnion('locked', [
  z.object({
    ...described,
    locked: z.literal([false, null]),
    original: z.string().regex(/^(withheld\/)?public\/photos\//),
    picture: StoredPicture.nullable(),
  }),
  z.object({
    ...described,
    locked: z.literal(true),
    original: z.string().regex(/^(withheld\/)?locked\//),
    picture: LockedPicture.nullable(),
  }),
])
export type PhotoDoc = z.infer<typeof PhotoDoc>

/** See `photoLock`. */
export type PhotoLock = PhotoDoc['locked']

/**
 * What photos copy of their album: whether it is locked, and null where it is open to those who have its link, but unlisted. A
 * query for `false` then leaves both out, and misses no document of before albums could be unlisted.
 */
export function photoLock({ locked, unlisted }: Pick<AlbumDoc, 'locked' | 'unlisted'>): PhotoLock {
  return locked || (unlisted ? null : false)
}

/** What photos copy of their album: who sees them, what visitors may download, and what is laid over them. */
export interface PhotoAccess {
  locked: PhotoLock
  downloads: AlbumDownloads
  watermark: Watermark | null
}

/** What of an album its photos copy. */
type AlbumAccess = Pick<AlbumDoc, 'locked' | 'unlisted' | 'downloads' | 'watermark' | 'strength'>

/** What an album requires of its photos. */
export function accessOf(album: AlbumAccess): PhotoAccess {
  const { downloads, watermark: place, strength } = album
  const watermark = downloads === 'off' && place !== 'none' ? { place, strength } : null
  return { locked: photoLock(album), downloads, watermark }
}

/** Whether visitors may not have the originals of photos: these are then in a folder that no address leads to. */
export const isWithheld = ({ downloads }: Pick<PhotoAccess, 'downloads'>) => downloads !== 'originals'

/** Whether two photos have the same watermark, or none. */
export const hasSameWatermark = ({ watermark: one }: PhotoAccess, { watermark: other }: PhotoAccess) =>
  one?.place === other?.place && one?.strength === other?.strength

/** Whether two photos have their files on the same side of a lock, their originals too, and the same watermark on them. */
export const isSameSide = (one: PhotoAccess, other: PhotoAccess) =>
  (one.locked === true) === (other.locked === true) &&
  isWithheld(one) === isWithheld(other) &&
  hasSameWatermark(one, other)

export const isSameAccess = (one: PhotoAccess, other: PhotoAccess) =>
  one.locked === other.locked && one.downloads === other.downloads && hasSameWatermark(one, other)

/** A photo's names: its album's folder id and its own. */
export interface PhotoId {
  fid: string
  pid: string
}

/** Whether renditions of this photo are still to be made. Documents of before `rendering` say so by having none. */
export function isWaiting({ unreadable, rendering, picture }: PhotoDoc): boolean {
  return !unreadable && (rendering ? rendering.waiting : picture === null)
}

/** The centre of a picture, around which it is cropped where no one has chosen another point. */
export const centre = { x: 0.5, y: 0.5 } as const satisfies FocalPoint

export const isSamePoint = (one: FocalPoint, other: FocalPoint) => one.x === other.x && one.y === other.y

/** What the crops of a photo show, and how its portrait crop is named. */
export function portraitFocus({ focus }: Pick<PhotoDoc, 'focus'>): PortraitFocus {
  const { x, y, at } = focus ?? { ...centre, at: 0 }
  return { x, y, named: at }
}

/** The picture of a photo with its focal point, which renditions that are made again leave as it is. */
export function pictureOf({ picture, focus }: Pick<PhotoDoc, 'picture' | 'focus'>): StoredPicture | null {
  return picture && focus ? { ...picture, focus: { x: focus.x, y: focus.y } } : picture
}

type SearchedPhoto = Pick<PhotoDoc, 'name'> & { [Text in 'alt' | 'caption' | 'tags']?: string | undefined }

/** The texts that are searched. */
export function searchablePhoto({ name, alt = '', caption = '', tags = '' }: SearchedPhoto): string[] {
  return [name, alt, caption, tags]
}
