import { posix } from 'node:path'
import {
  attachmentOf,
  immutable,
  lockedFolder,
  originalPath,
  publicFolder,
  unmodifiedFolder,
} from '../files/media-paths.ts'
import type { Renditions } from '../files/renditions.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { filesOf, portraitFile, renditionPath } from '../platform/storage.ts'
import { type PhotoDoc, type PhotoId, type PhotoLock, portraitFocus } from './photo.doc.ts'

type Stores = Pick<Platform, 'objects'>

/** The folder of a photo's files. */
export function folderOf(photo: Pick<PhotoDoc, 'original'>): string {
  return posix.dirname(photo.original)
}

/** The folder that contains all folders of a photo while its album is locked, or open. */
export function rootOf({ fid, pid }: PhotoId, locked: PhotoLock): string {
  return locked ? lockedFolder(fid, pid) : publicFolder('photos', pid)
}

/**
 * A folder for a photo that moves. No folder is ever used a second time: one that the photo's document no longer names never
 * becomes valid again, and a stale worker then fails instead of overwriting or removing current files.
 */
export function newFolder(id: PhotoId, locked: PhotoLock): string {
  return `${rootOf(id, locked)}/${randomId(60)}`
}

/** The same photo with its files in this folder. */
export function inFolder(photo: PhotoDoc, folder: string, locked: PhotoLock): PhotoDoc {
  const original = originalPath(folder, photo.type)
  const picture = photo.picture && { ...photo.picture, folder }
  return { ...photo, locked, original, picture } as PhotoDoc
}

/** What a photo's original is served with; that of a locked album is for no cache. */
export function headedOf({ type, name, locked }: PhotoDoc) {
  return { type, disposition: attachmentOf(name, type), ...cacheOf(locked) }
}

function cacheOf(locked: PhotoLock) {
  return locked ? {} : { cacheControl: immutable }
}

/** Copies a photo's renditions to the folder of `to`; null where one is missing, so that all are to be made again. */
export async function copyRenditions(
  { objects }: Stores,
  from: PhotoDoc,
  to: PhotoDoc,
): Promise<PhotoDoc['picture']> {
  if (!from.picture || !to.picture) return null
  const headed = { type: 'image/webp', ...cacheOf(to.locked) }
  for (const file of filesOf(from.picture))
    if (!(await objects.copy(`${from.picture.folder}/${file}`, `${to.picture.folder}/${file}`, headed)))
      return null
  return to.picture
}

/** Writes renditions into a photo's folder. */
export async function writeRenditions(
  { objects }: Stores,
  folder: string,
  { renditions, portrait }: Pick<Renditions, 'renditions' | 'portrait'>,
): Promise<void> {
  const headed = { type: 'image/webp', ...cacheOf(!folder.startsWith('public/')) }
  const files = renditions.map(({ width, webp }) => ({ path: renditionPath({ folder }, width), webp }))
  if (portrait) files.push({ path: `${folder}/${portraitFile(portrait.named)}`, webp: portrait.webp })
  await Promise.all(files.map(({ path, webp }) => objects.write(path, { bytes: webp, ...headed })))
}

/** Whether a file is a portrait crop that its photo no longer names, nor waits for. */
export function isFormerCrop(path: string, { picture, focus }: PhotoDoc): boolean {
  const file = posix.basename(path)
  const named = [picture?.portrait, portraitFocus({ focus }).named]
  return (
    /^portrait-\d+\.webp$/.test(file) && !named.some((name) => name != null && file === portraitFile(name))
  )
}

/** Removes all files of a photo, the original as uploaded too. */
export async function removeFiles({ objects }: Stores, id: PhotoId): Promise<void> {
  for (const locked of [false, true]) await objects.removeFolder(rootOf(id, locked))
  await objects.removeFolder(unmodifiedFolder(id.pid))
}
