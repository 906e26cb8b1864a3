import { posix } from 'node:path'
import type { Platform } from '../platform/platform.ts'
import { attachmentOf, immutable, lockedFolder, originalPath, publicFolder } from './media-paths.ts'
import type { PhotoDoc } from './photo.doc.ts'

/** Where a photo's files lie. */
export function folderOf(photo: Pick<PhotoDoc, 'original'>): string {
  return posix.dirname(photo.original)
}

/** The same photo in an album that is locked, or is not: what its document says then. */
export function inAlbum(photo: PhotoDoc, pid: string, locked: boolean): PhotoDoc {
  const folder = locked ? lockedFolder(photo.fid, pid) : publicFolder('photos', pid)
  const original = originalPath(folder, photo.type)
  const picture = photo.picture && { ...photo.picture, folder }
  return { ...photo, locked, original, picture } as PhotoDoc
}

/** Copies a photo's files to where another document of it says; those of a locked album are for no cache. */
export async function copyFiles(
  { objects }: Pick<Platform, 'objects'>,
  from: PhotoDoc,
  to: PhotoDoc,
): Promise<void> {
  const cached = to.locked ? {} : { cacheControl: immutable }
  await objects.copy(from.original, to.original, {
    type: to.type,
    disposition: attachmentOf(to.name),
    ...cached,
  })
  for (const width of from.picture?.widths ?? [])
    await objects.copy(`${folderOf(from)}/${width}.webp`, `${folderOf(to)}/${width}.webp`, {
      type: 'image/webp',
      ...cached,
    })
}
