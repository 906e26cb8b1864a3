import { posix } from 'node:path'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { binId } from '../content/bin.doc.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { makeRenditions, NotAPicture, type Renditions, toStoredPicture } from '../platform/renditions.ts'
import { renditionPath } from '../platform/storage.ts'
import { immutable } from './media-paths.ts'
import { PhotoDoc } from './photo.doc.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

const id = '[A-Za-z0-9_-]{1,64}'
const originalPath = new RegExp(`^(?:public/photos|locked/${id})/(${id})/original\\.(?:jpg|png|webp)$`)

/**
 * Makes the renditions of a photo whose original arrived at `path`, beside it, and tells its document (DESIGN §6). Other
 * objects, and photos that have theirs, are left alone: events come for renditions too, and more than once. A file that is
 * no picture is marked, and stays for whoever wants to download it.
 * @throws Error when the photo's document is not there yet, so that the event comes again
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
  const found = made ? { picture: await keep(stores, posix.dirname(path), made) } : { unreadable: true }
  const isThere = await compareAndSet(photo, (snapshot) => {
    const data = snapshot.exists && waitsFor(snapshot, path) ? found : null
    return { data, result: snapshot.exists }
  })
  if (!isThere && found.picture) await discard(stores, found.picture)
}

/** Whether this is the original that the photo's document still needs renditions of. */
function waitsFor(snapshot: DocumentSnapshot, path: string): boolean {
  const { original, picture, unreadable } = parseDocument(PhotoDoc, snapshot)
  return original === path && picture === null && !unreadable
}

/** Writes renditions into the folder; what a document stores of them. */
async function keep({ objects }: Stores, folder: string, made: Renditions) {
  const isPublic = folder.startsWith('public/')
  const writes = made.renditions.map(({ width, webp }) =>
    objects.write(renditionPath({ folder }, width), {
      bytes: webp,
      type: 'image/webp',
      ...(isPublic && { cacheControl: immutable }),
    }),
  )
  await Promise.all(writes)
  return toStoredPicture(folder, made)
}

/** Takes back what was made of a photo that was deleted while it was made. */
async function discard({ objects }: Stores, picture: ReturnType<typeof toStoredPicture>): Promise<void> {
  await Promise.all(picture.widths.map((width) => objects.remove(renditionPath(picture, width))))
}
