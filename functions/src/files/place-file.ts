import { posix } from 'node:path'
import type { Platform } from '../platform/platform.ts'
import { isPicture, readPicture } from './clean/picture.ts'
import { isRecording } from './clean/recording.ts'
import { overwriting } from './clean/redacted-ranges.ts'
import { attachmentOf, immutable, unmodifiedPath } from './media-paths.ts'
import { recordingChanges } from './recording-changes.ts'
import type { UploadDoc } from './upload.doc.ts'

/**
 * Copies a registered file, cleaned, to its final path: at no moment does a visitor's copy reveal a place, a device or an
 * owner. The unmodified original of a picture is stored for admins only; that of a video or a sound, of up to 4 GB, is
 * not stored. Idempotent: a file that left the staging area is skipped.
 * @param pid the photo's id, of a picture; where nothing else says so, the folder it goes to is named after it
 */
export async function placeFile(
  stores: Pick<Platform, 'objects'>,
  upload: Pick<UploadDoc, 'path' | 'type' | 'name'>,
  goesTo: string,
  pid = posix.basename(posix.dirname(goesTo)),
): Promise<void> {
  try {
    await copyClean(stores, upload, goesTo, pid)
  } catch (error) {
    // Another call has placed it meanwhile, and removed it from the staging area.
    if (await stores.objects.find(upload.path)) throw error
  }
}

async function copyClean(
  { objects }: Pick<Platform, 'objects'>,
  { path, type, name }: Pick<UploadDoc, 'path' | 'type' | 'name'>,
  goesTo: string,
  pid: string,
): Promise<void> {
  const headed = { type, disposition: attachmentOf(name, type) }
  const headers = { ...headed, ...(goesTo.startsWith('public/') && { cacheControl: immutable }) }
  if (isRecording(type)) {
    const staged = await objects.find(path)
    if (!staged) return
    const { ranges, insertion } = await recordingChanges(objects, path, type, staged.size)
    if (ranges.length === 0 && !insertion) await objects.copy(path, goesTo, headers)
    else await objects.copyChanged(path, goesTo, headers, overwriting(ranges, insertion))
    return
  }
  if (!isPicture(type)) throw new Error(`${path} is neither picture nor recording`)
  const bytes = await objects.read(path)
  if (!bytes) return
  const picture = readPicture(bytes, type)
  if (!picture) throw new Error(`${path} could be cleaned when it was registered`)
  await objects.copy(path, unmodifiedPath(pid, type), headed)
  await objects.write(goesTo, { bytes: picture.clean, ...headers })
}
