import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { type ReadPicture, readPicture } from '../files/clean/picture.ts'
import { unmodifiedPath } from '../files/media-paths.ts'
import type { Platform } from '../platform/platform.ts'
import { type FileSource, movePhotoFiles } from './move-photo-files.ts'
import { overPhotos } from './over-photos.ts'
import { isSameAccess, type PhotoDoc } from './photo.doc.ts'
import { copyRenditions, headedOf } from './photo-files.ts'
import { changePhoto, photoIn, pidOf } from './photo-location.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

/** Photos that one sweep cleans. */
const atOneSweep = 100

/**
 * Cleans some of the photos that were registered before photos were cleaned; their unmodified originals are stored for admins.
 * @param failed called with a photo that cannot be cleaned
 */
export function cleanOlder(stores: Stores, failed: (path: string, error: unknown) => void): Promise<void> {
  const work = (document: DocumentSnapshot) => clean(stores, document)
  return overPhotos(stores, { name: 'cleaning', atOneSweep, work, failed })
}

/**
 * Cleans a photo in a new folder, as a lock moves one: no cache has a file by an address that had another. Answers false where
 * nothing was to be done; one that is being uploaded, or whose album's lock moves it, is left for the next time.
 */
async function clean(stores: Stores, snapshot: DocumentSnapshot): Promise<boolean> {
  const [pid, before] = [pidOf(snapshot), photoIn(snapshot)]
  if (!before || before.cleaned) return false
  const bytes = await stores.objects.read(before.original)
  if (!bytes) return before.uploadPending ?? false
  if (!cleanedOf(before, bytes).clean.equals(bytes)) {
    await movePhotoFiles(stores, { fid: before.fid, pid }, cleaningOf(stores, pid))
    return true
  }
  await changePhoto(snapshot.ref, (photo) =>
    photo?.original === before.original ? { ...photo, cleaned: true } : null,
  )
  return true
}

function cleanedOf({ original, type }: PhotoDoc, bytes: Buffer): ReadPicture {
  const picture = readPicture(bytes, type)
  if (!picture) throw new Error(`${original} cannot be cleaned`)
  return picture
}

/** Writes the cleaned original, and stores the one there was for admins. */
function cleaningOf(stores: Stores, pid: string): FileSource {
  const { objects } = stores
  return {
    isNeeded: (photo, access) => !photo.cleaned && !photo.uploadPending && isSameAccess(photo, access),
    async write(from, to) {
      const bytes = await objects.read(from.original)
      if (!bytes) return null
      const { clean, camera, takenAt } = cleanedOf(from, bytes)
      const { type, disposition } = headedOf(from)
      await objects.copy(from.original, unmodifiedPath(pid, type), { type, disposition })
      await objects.write(to.original, { bytes: clean, ...headedOf(to) })
      const picture = await copyRenditions(stores, from, to)
      return {
        picture,
        size: clean.length,
        cleaned: true,
        ...(camera && { camera }),
        ...(takenAt !== null && { takenAt }),
      }
    },
  }
}
