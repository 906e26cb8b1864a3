import { posix } from 'node:path'
import { randomId } from '../platform/ids.ts'
import {
  attachmentOf,
  immutable,
  lockedFolder,
  originalPath,
  publicFolder,
  untouchedFolder,
} from '../platform/media-paths.ts'
import type { Platform } from '../platform/platform.ts'
import type { Renditions } from '../platform/renditions.ts'
import { renditionPath } from '../platform/storage.ts'
import type { PhotoDoc, PhotoId } from './photo.doc.ts'

type Stores = Pick<Platform, 'objects'>

/** Where a photo's files lie. */
export function folderOf(photo: Pick<PhotoDoc, 'original'>): string {
  return posix.dirname(photo.original)
}

/** The folder below which all of a photo's files lie while its album is locked, or is not. */
function rootOf({ fid, pid }: PhotoId, locked: boolean): string {
  return locked ? lockedFolder(fid, pid) : publicFolder('photos', pid)
}

/**
 * A folder for a photo that moves. No folder is ever used a second time: one that the photo's document no longer names is
 * nobody's, and whoever is late finds that out instead of writing over, or removing, what is somebody else's.
 */
export function newFolder(id: PhotoId, locked: boolean): string {
  return `${rootOf(id, locked)}/${randomId(60)}`
}

/** Whether a folder of a photo is where its files lie while its album is locked, or is not. */
export function isOnSide(id: PhotoId, folder: string, locked: boolean): boolean {
  return folder.startsWith(`${rootOf(id, locked)}/`)
}

/** The same photo with its files in this folder. */
export function inFolder(photo: PhotoDoc, folder: string, locked: boolean): PhotoDoc {
  const original = originalPath(folder, photo.type)
  const picture = photo.picture && { ...photo.picture, folder }
  return { ...photo, locked, original, picture } as PhotoDoc
}

/** Whether the document of a photo names this folder, as where its files are or are going. */
export function namesFolder(photo: PhotoDoc, folder: string): boolean {
  return folderOf(photo) === folder || photo.movingTo === folder
}

/** What a photo's original is served with; that of a locked album is for no cache. */
export function headedOf({ type, name, locked }: PhotoDoc) {
  return { type, disposition: attachmentOf(name, type), ...cacheOf(locked) }
}

function cacheOf(locked: boolean) {
  return locked ? {} : { cacheControl: immutable }
}

/** Copies a photo's files to where another document of it says; answers that one with the renditions that were there. */
export async function copyFiles(stores: Stores, from: PhotoDoc, to: PhotoDoc): Promise<PhotoDoc> {
  await stores.objects.copy(from.original, to.original, headedOf(to))
  return copyRenditions(stores, from, to)
}

/** Copies a photo's renditions alone. */
export async function copyRenditions({ objects }: Stores, from: PhotoDoc, to: PhotoDoc): Promise<PhotoDoc> {
  if (!from.picture || !to.picture) return to
  const headed = { type: 'image/webp', ...cacheOf(to.locked) }
  for (const width of from.picture.widths)
    if (!(await objects.copy(renditionPath(from.picture, width), renditionPath(to.picture, width), headed)))
      return { ...to, picture: null }
  return to
}

/** Writes renditions into a photo's folder. */
export async function writeRenditions({ objects }: Stores, folder: string, made: Renditions): Promise<void> {
  const headed = { type: 'image/webp', ...cacheOf(!folder.startsWith('public/')) }
  await Promise.all(
    made.renditions.map(({ width, webp }) =>
      objects.write(renditionPath({ folder }, width), { bytes: webp, ...headed }),
    ),
  )
}

/** Removes everything there is of a photo, as it was uploaded too. */
export async function removeFiles({ objects }: Stores, id: PhotoId): Promise<void> {
  for (const locked of [false, true]) await objects.removeFolder(rootOf(id, locked))
  await objects.removeFolder(untouchedFolder(id.pid))
}
