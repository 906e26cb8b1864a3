import { posix } from 'node:path'
import type { Platform } from '../platform/platform.ts'
import { overwriting } from './clean/blanks.ts'
import { isPicture, readPicture } from './clean/picture.ts'
import { isRecording } from './clean/recording.ts'
import { attachmentOf, immutable, untouchedPath } from './media-paths.ts'
import { recordingChanges } from './recording-blanks.ts'
import type { UploadDoc } from './upload.doc.ts'

/**
 * Puts a registered file to its place. It gets there cleaned, so that no visitor's copy tells of a place, a device or an
 * owner at any moment. A picture is kept as it was uploaded where admins alone get it; a video or a sound, of up to 500 MB, is
 * not. May be done again; a file that left the staging area is passed over.
 * @param pid the photo's id, of a picture; where nothing else says so, the folder it goes to is named after it
 */
export async function placeFile(
  { objects }: Pick<Platform, 'objects'>,
  { path, type, name }: Pick<UploadDoc, 'path' | 'type' | 'name'>,
  goesTo: string,
  pid = posix.basename(posix.dirname(goesTo)),
): Promise<void> {
  const headed = { type, disposition: attachmentOf(name, type) }
  const kept = { ...headed, ...(goesTo.startsWith('public/') && { cacheControl: immutable }) }
  if (isRecording(type)) {
    const found = await objects.find(path)
    if (!found) return
    const { blanks, insertion } = await recordingChanges(objects, path, type, found.size)
    if (blanks.length === 0 && !insertion) await objects.copy(path, goesTo, kept)
    else await objects.copyChanged(path, goesTo, kept, overwriting(blanks, insertion))
    return
  }
  if (!isPicture(type)) throw new Error(`${path} is neither picture nor recording`)
  const bytes = await objects.read(path)
  if (!bytes) return
  const picture = readPicture(bytes, type)
  if (!picture) throw new Error(`${path} could be cleaned when it was registered`)
  await objects.copy(path, untouchedPath(pid, type), headed)
  await objects.write(goesTo, { bytes: picture.clean, ...kept })
}
