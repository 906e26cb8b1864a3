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

type Stores = Pick<Platform, 'db'>

/** The document that holds a photo: its own, or its entry of the recycle bin. */
export interface PhotoLocation {
  ref: DocumentReference
  pid: string
  /** Whether it is an entry of the bin, which holds the photo in `data`. */
  isEntry: boolean
}

/** What a document says of its photo; null when the document is not there. */
export function photoIn({ isEntry }: PhotoLocation, snapshot: DocumentSnapshot): PhotoDoc | null {
  if (!snapshot.exists) return null
  return isEntry ? PhotoDoc.parse(snapshot.get('data')) : parseDocument(PhotoDoc, snapshot)
}

/** The photo in its list, deleted, or deleted with its album; null when it is purged. */
export async function findPhoto(
  { db }: Stores,
  { fid, pid }: PhotoId,
): Promise<{ location: PhotoLocation; photo: PhotoDoc } | null> {
  const locations: PhotoLocation[] = [
    { ref: db.doc(`photos/${pid}`), pid, isEntry: false },
    { ref: db.doc(`bin/${binId('photo', pid)}`), pid, isEntry: true },
    { ref: binnedPhotos({ db }, fid).doc(pid), pid, isEntry: false },
  ]
  const snapshots = await db.getAll(...locations.map(({ ref }) => ref))
  for (const [at, location] of locations.entries()) {
    const snapshot = snapshots[at]
    const photo = snapshot ? photoIn(location, snapshot) : null
    if (photo) return { location, photo }
  }
  return null
}

/** The ids of all photos of an album, deleted ones among them. */
export async function photosOfAlbum({ db }: Stores, fid: string): Promise<Set<string>> {
  const idsIn = async (query: Query, field?: string): Promise<string[]> =>
    (await query.select(...(field ? [field] : [])).get()).docs.map((document) =>
      field ? document.get(field) : document.id,
    )
  // In the order in which a photo that is being deleted passes through them.
  return new Set([
    ...(await idsIn(db.collection('photos').where('fid', '==', fid))),
    ...(await idsIn(db.collection('bin').where('data.fid', '==', fid), 'subject')),
    ...(await idsIn(binnedPhotos({ db }, fid))),
  ])
}

/**
 * Changes a photo on the condition that it is unmodified since it was read.
 * @param change answers the photo as it becomes, or null to leave it; it is given null when the document is not there
 */
export function changePhoto<T>(
  location: PhotoLocation,
  change: (photo: PhotoDoc | null) => { photo: PhotoDoc | null; result: T },
): Promise<T> {
  return compareAndSet(location.ref, (snapshot) => {
    const before = photoIn(location, snapshot)
    const { photo, result } = change(before)
    if (!before || !photo) return { data: null, result }
    return { data: location.isEntry ? { data: photo } : differences(before, photo), result }
  })
}

/** The fields that differ, or are removed. */
function differences(before: PhotoDoc, after: PhotoDoc): Record<string, unknown> {
  const removed = Object.keys(before).filter((name) => !(name in after))
  return { ...after, ...Object.fromEntries(removed.map((name) => [name, FieldValue.delete()])) }
}

/** Whether a photo in the recycle bin is being purged: its files may be removed already, while its entry still names them. */
export async function isPurged(
  { db }: Stores,
  { fid, pid }: PhotoId,
  { ref }: PhotoLocation,
): Promise<boolean> {
  if (!ref.path.startsWith('bin/')) return false
  const entries = [binId('photo', pid), binId('album', fid)].map((entry) => db.doc(`bin/${entry}`))
  return (await db.getAll(...entries)).some((entry) => entry.get('purging') === true)
}
