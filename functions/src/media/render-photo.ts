import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { makeRenditions, NotAPicture, toStoredPicture } from '../files/renditions.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { removeUnnamedFiles } from './move-photo-files.ts'
import { isWaiting, PhotoDoc } from './photo.doc.ts'
import { folderOf, writeRenditions } from './photo-files.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

/** How often a photo is tried, since it may move while its renditions are made. */
const attempts = 5

/**
 * Makes the renditions of a photo beside its original, and writes them to its document (DESIGN §6). A photo that has them, or
 * is deleted, is left alone: it may be requested more than once. A file that is no picture is marked, and stays for
 * downloads.
 */
export async function renderPhoto(stores: Stores, pid: string): Promise<void> {
  for (let tried = 0; tried < attempts; tried++) {
    const snapshot = await stores.db.doc(`photos/${pid}`).get()
    const photo = waitingPhoto(snapshot)
    if (!photo || (await isRendered(stores, snapshot, photo))) return
  }
}

/** The photo, where it still needs renditions of an original that is at its path. */
function waitingPhoto(snapshot: DocumentSnapshot): PhotoDoc | null {
  const photo = snapshot.exists ? parseDocument(PhotoDoc, snapshot) : null
  return photo && isWaiting(photo) && !photo.uploadPending ? photo : null
}

/** One try; answers false where the photo was moved meanwhile. */
async function isRendered(stores: Stores, { ref, id }: DocumentSnapshot, photo: PhotoDoc): Promise<boolean> {
  const bytes = await stores.objects.read(photo.original)
  if (!bytes) return false
  const renditions = await makeRenditions(bytes).catch((error: unknown) => {
    if (error instanceof NotAPicture) return null
    throw error
  })
  const folder = folderOf(photo)
  if (renditions) await writeRenditions(stores, folder, renditions)
  const written = renditions ? { picture: toStoredPicture(folder, renditions) } : { unreadable: true }
  const isInPlace = await compareAndSet(ref, (snapshot) => {
    const isThere = snapshot.exists && parseDocument(PhotoDoc, snapshot).original === photo.original
    const isNeeded = isThere && waitingPhoto(snapshot) !== null
    return { data: isNeeded ? { ...written, rendering: FieldValue.delete() } : null, result: isThere }
  })
  // Deleted or moved meanwhile: what was made stays only where the photo still is.
  if (!isInPlace) await removeUnnamedFiles(stores, { fid: photo.fid, pid: id })
  return isInPlace
}
