import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
} from 'firebase-admin/firestore'
import { binId } from '../content/bin.doc.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { binnedPhotos } from './binned-photos.ts'
import { PhotoDoc, type PhotoId } from './photo.doc.ts'
import { folderOf, namesFolder } from './photo-folder.ts'

type Stores = Pick<Platform, 'db'>

/** The document that a photo is kept in: its own, or its entry of the recycle bin. */
export interface PhotoHome {
  ref: DocumentReference
  pid: string
  /** Whether it is an entry of the bin, which holds the photo in `data`. */
  isEntry: boolean
}

/** What a document says of its photo; null when the document is not there. */
export function photoIn({ isEntry }: PhotoHome, snapshot: DocumentSnapshot): PhotoDoc | null {
  if (!snapshot.exists) return null
  return isEntry ? PhotoDoc.parse(snapshot.get('data')) : parseDocument(PhotoDoc, snapshot)
}

/** The photo wherever it is kept: in its list, deleted, or deleted with its album; null when it is gone for good. */
export async function findPhoto(
  { db }: Stores,
  { fid, pid }: PhotoId,
): Promise<{ home: PhotoHome; photo: PhotoDoc } | null> {
  const homes: PhotoHome[] = [
    { ref: db.doc(`photos/${pid}`), pid, isEntry: false },
    { ref: db.doc(`bin/${binId('photo', pid)}`), pid, isEntry: true },
    { ref: binnedPhotos({ db }, fid).doc(pid), pid, isEntry: false },
  ]
  const found = await db.getAll(...homes.map(({ ref }) => ref))
  for (const [at, home] of homes.entries()) {
    const snapshot = found[at]
    const photo = snapshot ? photoIn(home, snapshot) : null
    if (photo) return { home, photo }
  }
  return null
}

/** Some photos of an album that lie on this side of its lock, deleted ones among them. */
export async function photosOnSide({ db }: Stores, fid: string, locked: boolean, most: number) {
  const some = async (query: Query, isEntry: boolean): Promise<PhotoHome[]> =>
    (await query.limit(most).get()).docs.map((document) => {
      const pid: string = isEntry ? document.get('subject') : document.id
      return { ref: document.ref, pid, isEntry }
    })
  // In the order in which a photo that is being deleted passes through them.
  return [
    ...(await some(db.collection('photos').where('fid', '==', fid).where('locked', '==', locked), false)),
    ...(await some(
      db.collection('bin').where('data.fid', '==', fid).where('data.locked', '==', locked),
      true,
    )),
    ...(await some(binnedPhotos({ db }, fid).where('locked', '==', locked), false)),
  ]
}

/**
 * Changes a photo on the condition that nobody changed it since it was read.
 * @param change answers the photo as it becomes, or null to leave it; it is given null when the document is not there
 */
export function changePhoto<T>(
  home: PhotoHome,
  change: (photo: PhotoDoc | null) => { photo: PhotoDoc | null; result: T },
): Promise<T> {
  return compareAndSet(home.ref, (snapshot) => {
    const before = photoIn(home, snapshot)
    const { photo, result } = change(before)
    if (!before || !photo) return { data: null, result }
    return { data: home.isEntry ? { data: photo } : differences(before, photo), result }
  })
}

/** The fields that are others, or gone. */
function differences(before: PhotoDoc, after: PhotoDoc): Record<string, unknown> {
  const gone = Object.keys(before).filter((name) => !(name in after))
  return { ...after, ...Object.fromEntries(gone.map((name) => [name, FieldValue.delete()])) }
}

/** Whether a photo in the recycle bin is being purged: its files may be gone already, while its entry still names them. */
async function isPurged({ db }: Stores, { fid, pid }: PhotoId, { ref }: PhotoHome): Promise<boolean> {
  if (!ref.path.startsWith('bin/')) return false
  const entries = [binId('photo', pid), binId('album', fid)].map((entry) => db.doc(`bin/${entry}`))
  return (await db.getAll(...entries)).some((entry) => entry.get('purging') === true)
}

/** Removes what is in a folder that the photo does not name, or not any more: nobody will ever look for it there. */
export async function removeUnlessNamed(
  stores: Pick<Platform, 'db' | 'objects'>,
  id: PhotoId,
  folder: string,
): Promise<void> {
  const found = await findPhoto(stores, id)
  const isNamed = found && namesFolder(found.photo, folder) && !(await isPurged(stores, id, found.home))
  if (!isNamed) await stores.objects.removePicture(folder)
}

/** A photo on its way: as it was read, and the folder that it goes to, which its document names. */
export interface Move {
  from: PhotoDoc
  folder: string
}

/**
 * Ends a move whose files are copied: the photo names them, and what they were copied from is removed. Where the photo was
 * changed meanwhile, the copies are removed in its place, and the move is to be made again.
 * @param changed what becomes of the photo
 */
export async function finishMove(
  stores: Pick<Platform, 'db' | 'objects'>,
  home: PhotoHome,
  { from, folder }: Move,
  changed: Partial<PhotoDoc>,
): Promise<void> {
  const isMoved = await changePhoto(home, (photo) => {
    // Renditions that were made meanwhile are not copied yet.
    const isSame =
      photo?.movingTo === folder &&
      photo.original === from.original &&
      String(photo.picture?.widths) === String(from.picture?.widths)
    if (!isSame) return { photo: null, result: false }
    const { movingTo: _, ...rest } = photo
    return { photo: { ...rest, ...changed } as PhotoDoc, result: true }
  })
  if (isMoved) await stores.objects.removePicture(folderOf(from))
  else await removeUnlessNamed(stores, { fid: from.fid, pid: home.pid }, folder)
}
