import { FocalPoint, type Picture } from '@dlm/contract/common.schema'
import * as z from 'zod'

/** Where objects are read from. */
export interface FileAddresses {
  /** Address of the object at this path, for the caller it is made for. */
  url(path: string): string
}

/**
 * A picture as documents store it: the folder of its renditions below `public/`, their widths, and what lists need. `focus` is
 * that of a cover; a photo's document has its own. `portrait` names the crop of a photo: null where a photo is no wider than
 * that; missing where none was made, as by an earlier release. `bytes` are those of the widest rendition, missing in older documents.
 */
export const StoredPicture = z.object({
  folder: z.string().regex(/^public\/[A-Za-z0-9/_-]+$/),
  widths: z.array(z.number().int().positive()).min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  thumbhash: z.string(),
  focus: FocalPoint.optional(),
  portrait: z.number().int().nonnegative().nullable().optional(),
  bytes: z.number().int().positive().optional(),
})
export type StoredPicture = z.infer<typeof StoredPicture>

const preferredWidth = 960

/** Objects below `public/`, which storage.rules make public: on Google's host, or the emulator's. */
export function publicFiles(bucket: string, emulatorHost: string | undefined): FileAddresses {
  const origin = emulatorHost ? `http://${emulatorHost}` : 'https://firebasestorage.googleapis.com'
  return { url: (path) => `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media` }
}

/** Object path of one rendition. */
export function renditionPath(picture: Pick<StoredPicture, 'folder'>, width: number): string {
  return `${picture.folder}/${width}.webp`
}

/** Object path of the widest rendition. */
export function widestRendition(picture: StoredPicture): string {
  return renditionPath(picture, Math.max(...picture.widths))
}

/** File name of a portrait crop. @param named as `StoredPicture` has it: another one for each focal point, which caches tell apart */
export const portraitFile = (named: number) => `portrait-${named}.webp`

/** Object path of the portrait crop; null where there is none. */
function portraitPath({ folder, portrait }: Pick<StoredPicture, 'folder' | 'portrait'>): string | null {
  return typeof portrait === 'number' ? `${folder}/${portraitFile(portrait)}` : null
}

/** The names of all files of a picture: what is copied when it moves. */
export function filesOf({ widths, portrait }: Pick<StoredPicture, 'widths' | 'portrait'>): string[] {
  const crop = typeof portrait === 'number' ? [portraitFile(portrait)] : []
  return [...widths.map((width) => `${width}.webp`), ...crop]
}

/** A stored picture as answers carry it. */
export function toPicture(files: FileAddresses, stored: StoredPicture): Picture {
  const { width, height, thumbhash, focus } = stored
  const sources = stored.widths.map((wide) => ({ width: wide, url: files.url(renditionPath(stored, wide)) }))
  const portrait = portraitPath(stored)
  return {
    ...{ width, height, thumbhash, sources },
    ...(focus && { focus }),
    ...(portrait !== null && { portrait: files.url(portrait) }),
  }
}

/** The one address the documented string fields (`covr`, `icon`, `photo` …) carry: 960 px, or the widest there is. */
export function pictureUrl(files: FileAddresses, stored: StoredPicture): string {
  const width = stored.widths.includes(preferredWidth) ? preferredWidth : Math.max(...stored.widths)
  return files.url(renditionPath(stored, width))
}

/**
 * Folder of what is made of a public picture for links that are shared. storage.rules admit no one; it is removed with the picture's own
 * folder.
 * @param folder of the picture
 */
export function sharedFolder(folder: string): string {
  return `shared/${folder}`
}
