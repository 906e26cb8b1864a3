import { posix } from 'node:path'
import { attachmentOf, immutable, untouchedPath } from '../media/media-paths.ts'
import { cleanPicture, isPicture } from '../platform/clean/picture.ts'
import type { Platform } from '../platform/platform.ts'
import type { UploadDoc } from './upload.doc.ts'

/**
 * Puts a registered file to its place. A picture gets there cleaned, so that no visitor's copy tells of a place, a device or
 * an owner at any moment; as it was uploaded it is kept where admins alone get it. May be done again; a file that left the
 * staging area is passed over.
 * @param pid the photo's id, of a picture; where nothing else says so, the folder it goes to is named after it
 */
export async function placeFile(
  { objects }: Pick<Platform, 'objects'>,
  { path, type, name }: Pick<UploadDoc, 'path' | 'type' | 'name'>,
  goesTo: string,
  pid = posix.basename(posix.dirname(goesTo)),
): Promise<void> {
  const headed = { type, disposition: attachmentOf(name) }
  const kept = { ...headed, ...(goesTo.startsWith('public/') && { cacheControl: immutable }) }
  if (!isPicture(type)) {
    await objects.copy(path, goesTo, kept)
    return
  }
  const bytes = await objects.read(path)
  if (!bytes) return
  const clean = cleanPicture(bytes, type)
  if (!clean) throw new Error(`${path} could be cleaned when it was registered`)
  await objects.copy(path, untouchedPath(pid, type), headed)
  await objects.write(goesTo, { bytes: clean, ...kept })
}
