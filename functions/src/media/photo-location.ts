import { type DocumentReference, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { binId } from '../content/bin.doc.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { binnedPhotos } from './binned-photos.ts'
import { PhotoDoc, type PhotoId } from './photo.doc.ts'

type Stores = Pick<Platform, 'db'>

/** Whether a document is an entry of the recycle bin, which holds its photo in `data`. */
const isEntry = (ref: DocumentReference) => ref.parent.id === 'bin'

/** The id of the photo that a document holds: its own, or an entry of the recycle bin. */
export function pidOf(snapshot: DocumentSnapshot): string {
  return isEntry(snapshot.ref) ? snapshot.get('subject') : snapshot.id
}

/** The photo that a document holds; null when the document is not there. */
export function photoIn(snapshot: DocumentSnapshot): PhotoDoc | null {
  if (!snapshot.exists) return null
  return isEntry(snapshot.ref) ? PhotoDoc.parse(snapshot.get('data')) : parseDocument(PhotoDoc, snapshot)
}

/** The photo in its list, deleted, or deleted with its album; null when it is purged, or its files are being removed. */
export async function findPhoto(
  { db }: Stores,
  { fid, pid }: PhotoId,
): Promise<{ ref: DocumentReference; photo: PhotoDoc } | null> {
  const [listed, entry, binned, albumEntry] = await db.getAll(
    db.doc(`photos/${pid}`),
    db.doc(`bin/${binId('photo', pid)}`),
    binnedPhotos({ db }, fid).doc(pid),
    db.doc(`bin/${binId('album', fid)}`),
  )
  const current = [listed, entry, binned].find((snapshot) => snapshot?.exists)
  const photo = current && photoIn(current)
  const isPurged = (current === binned ? albumEntry : current)?.get('purging') === true
  return photo && !isPurged ? { ref: current.ref, photo } : null
}

/** The ids of all photos of an album, deleted ones among them. */
export async function photosOfAlbum({ db }: Stores, fid: string): Promise<string[]> {
  const pids = new Set<string>()
  // In the order in which a photo that is being deleted passes through them.
  // The bin has recordings of the album too.
  for (const query of [
    db.collection('photos').where('fid', '==', fid),
    db.collection('bin').where('data.fid', '==', fid),
    binnedPhotos({ db }, fid),
  ])
    for (const document of (await query.select('kind', 'subject').get()).docs)
      if (!isEntry(document.ref) || document.get('kind') === 'photo') pids.add(pidOf(document))
  return [...pids]
}

/**
 * Changes the photo of a document on the condition that it is unmodified since it was read; answers the changed photo.
 * @param change answers the photo as it becomes, or null to leave it; it is given null when the document is not there
 */
export function changePhoto(
  ref: DocumentReference,
  change: (photo: PhotoDoc | null) => object | null,
): Promise<PhotoDoc | null> {
  return compareAndSet(ref, (snapshot) => {
    const before = photoIn(snapshot)
    const after = change(before) as PhotoDoc | null
    if (!before || !after) return { data: null, result: null }
    return { data: isEntry(ref) ? { data: after } : differences(before, after), result: after }
  })
}

/** The fields that differ, or are removed. */
function differences(before: PhotoDoc, after: PhotoDoc): Record<string, unknown> {
  const removed = Object.keys(before).filter((name) => !(name in after))
  return { ...after, ...Object.fromEntries(removed.map((name) => [name, FieldValue.delete()])) }
}
