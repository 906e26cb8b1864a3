import { posix } from 'node:path'
import {
  attachmentOf,
  immutable,
  lockedFolder,
  originalPath,
  publicFolder,
  renditionFolder,
  unmodifiedFolder,
  withheldFolder,
} from '../files/media-paths.ts'
import type { Renditions } from '../files/renditions.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { filesOf, portraitFile, renditionPath, widestRendition } from '../platform/storage.ts'
import { isWithheld, type PhotoAccess, type PhotoDoc, type PhotoId, portraitFocus } from './photo.doc.ts'

type Stores = Pick<Platform, 'objects'>

/** The folder of a photo's files, without an original that visitors may not download. */
export function folderOf(photo: Pick<PhotoDoc, 'original'>): string {
  return renditionFolder(posix.dirname(photo.original))
}

/** The folder that contains all folders of a photo's original while its album is as it is. */
export function rootOf({ fid, pid }: PhotoId, access: PhotoAccess): string {
  const folder = access.locked ? lockedFolder(fid, pid) : publicFolder('photos', pid)
  return isWithheld(access) ? withheldFolder(folder) : folder
}

/** Every folder that may contain files of a photo. */
export function rootsOf({ fid, pid }: PhotoId): string[] {
  const folders = [lockedFolder(fid, pid), publicFolder('photos', pid)]
  return [...folders, ...folders.map(withheldFolder)]
}

/**
 * A folder for the original of a photo that moves. No folder is ever used a second time: one that the photo's document no longer names never
 * becomes valid again, and a stale worker then fails instead of overwriting or removing current files.
 */
export function newFolder(id: PhotoId, access: PhotoAccess): string {
  return `${rootOf(id, access)}/${randomId(60)}`
}

/** The same photo with its original in this folder, and its other files in that which belongs to it. */
export function inFolder(photo: PhotoDoc, folder: string, access: PhotoAccess): PhotoDoc {
  const original = originalPath(folder, photo.type)
  const picture = photo.picture && { ...photo.picture, folder: renditionFolder(folder) }
  return { ...photo, ...access, original, picture } as PhotoDoc
}

/** What a photo's original is served with. */
export function headedOf({ type, name, original }: PhotoDoc) {
  return { type, disposition: attachmentOf(name, type), ...cacheOf(original) }
}

/** What is not public is for no cache. @param path of an object, or of its folder */
function cacheOf(path: string) {
  return path.startsWith('public/') ? { cacheControl: immutable } : {}
}

/** Copies a photo's renditions to the folder of `to`; null where one is missing, so that all are to be made again. */
export async function copyRenditions(
  { objects }: Stores,
  from: PhotoDoc,
  to: PhotoDoc,
): Promise<PhotoDoc['picture']> {
  if (!from.picture || !to.picture) return null
  const headed = { type: 'image/webp', ...cacheOf(to.picture.folder) }
  for (const file of filesOf(from.picture))
    if (!(await objects.copy(`${from.picture.folder}/${file}`, `${to.picture.folder}/${file}`, headed)))
      return null
  const widest = await objects.find(widestRendition(to.picture))
  return widest ? ({ ...to.picture, bytes: widest.size } as PhotoDoc['picture']) : null
}

/** Writes renditions into a photo's folder. */
export async function writeRenditions(
  { objects }: Stores,
  folder: string,
  { renditions, portrait }: Pick<Renditions, 'renditions' | 'portrait'>,
): Promise<void> {
  const headed = { type: 'image/webp', ...cacheOf(folder) }
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
  for (const root of rootsOf(id)) await objects.removeFolder(root)
  await objects.removeFolder(unmodifiedFolder(id.pid))
}
