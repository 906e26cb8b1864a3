import { posix } from 'node:path'
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { binId } from '../content/bin.doc.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { makeRenditions, NotAPicture, toStoredPicture } from '../platform/renditions.ts'
import { isWaiting, PhotoDoc } from './photo.doc.ts'
import { folderOf, writeRenditions } from './photo-folder.ts'
import { removeUnlessNamed } from './photo-home.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

const id = '[A-Za-z0-9_-]{1,64}'
/** Of a photo that was moved, in a folder of its own (photo-folder.ts). */
const moved = '(?:/[A-Za-z0-9_-]{11})?'
const originalPath = new RegExp(
  `^(?:public/photos|locked/${id})/(${id})${moved}/original\\.(?:jpg|png|webp)$`,
)

/**
 * Makes the renditions of a photo whose original lies at `path`, beside it, and tells its document (DESIGN §6). Other
 * objects, and photos that have theirs, are left alone: one may be asked for more than once. A file that is
 * no picture is marked, and stays for whoever wants to download it.
 * @throws Error when the photo's document is not there
 */
export async function renderPhoto(stores: Stores, path: string): Promise<void> {
  const { db, objects } = stores
  const [, pid] = originalPath.exec(path) ?? []
  if (pid === undefined) return
  const photo = db.doc(`photos/${pid}`)
  const before = await photo.get()
  if (!before.exists) {
    // Deleted meanwhile: it is gone as its document is, or waits in the recycle bin, where it has its renditions.
    const binned = await db.doc(`bin/${binId('photo', pid)}`).get()
    if (binned.exists || !(await objects.find(path))) return
    throw new Error(`${path} has no document yet`)
  }
  const bytes = waitsFor(before, path) ? await objects.read(path) : null
  if (!bytes) return

  const made = await makeRenditions(bytes).catch((error: unknown) => {
    if (error instanceof NotAPicture) return null
    throw error
  })
  const folder = posix.dirname(path)
  if (made) await writeRenditions(stores, folder, made)
  const found = made ? { picture: toStoredPicture(folder, made) } : { unreadable: true }
  const isThere = await compareAndSet(photo, (snapshot) => {
    const isWanted = snapshot.exists && waitsFor(snapshot, path)
    const data = isWanted ? { ...found, rendering: FieldValue.delete() } : null
    return { data, result: snapshot.exists && folderOf(parseDocument(PhotoDoc, snapshot)) === folder }
  })
  // Deleted or moved meanwhile: what was made stays only where the photo still is.
  if (!isThere) await removeUnlessNamed(stores, { fid: parseDocument(PhotoDoc, before).fid, pid }, folder)
}

/** Whether this is the original that the photo's document still needs renditions of. */
function waitsFor(snapshot: DocumentSnapshot, path: string): boolean {
  const photo = parseDocument(PhotoDoc, snapshot)
  return photo.original === path && !photo.arriving && isWaiting(photo)
}
