import type { CollectionReference, Query } from 'firebase-admin/firestore'
import { binId } from '../content/bin.doc.ts'
import { entryIndex } from '../content/entry-index.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { PhotoDoc, searchablePhoto } from './photo.doc.ts'

type Stores = Pick<Platform, 'db'>

/** Photos that one batch moves. */
const batchSize = 100

/** The collection of a deleted album's photos. */
export function binnedPhotos({ db }: Stores, fid: string): CollectionReference {
  return db.collection(`bin/${binId('album', fid)}/photos`)
}

/** Moves the photos of a deleted album to the bin, unless it is being restored. Idempotent. */
export async function movePhotosToBin({ db }: Stores, fid: string): Promise<void> {
  const bin = binnedPhotos({ db }, fid)
  const isDeleted = async () => {
    const entry = await db.doc(`bin/${binId('album', fid)}`).get()
    return entry.exists && entry.get('returning') === false
  }
  while (await isDeleted()) {
    if ((await moveBatch(db.collection('photos').where('fid', '==', fid), bin)) < batchSize) return
  }
}

/** Moves them back. Idempotent. */
export async function returnPhotos({ db }: Stores, fid: string): Promise<void> {
  while ((await moveBatch(binnedPhotos({ db }, fid), db.collection('photos'))) === batchSize);
}

function moveBatch(from: Query, to: CollectionReference): Promise<number> {
  return retryOnConflict(async () => {
    const { docs } = await from.limit(batchSize).get()
    const batch = to.firestore.batch()
    for (const document of docs) {
      const photo = parseDocument(PhotoDoc, document)
      batch.set(to.doc(document.id), { ...photo, ...entryIndex(photo, searchablePhoto(photo)) })
      // What it says of its files may be changed at any moment (move-photo-files.ts).
      batch.delete(document.ref, { lastUpdateTime: document.updateTime })
    }
    await batch.commit()
    return docs.length
  })
}
