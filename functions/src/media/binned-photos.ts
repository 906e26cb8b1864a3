import type { CollectionReference, Query } from 'firebase-admin/firestore'
import { binId } from '../content/bin.doc.ts'
import { entryIndex } from '../content/entry-index.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { PhotoDoc, searchablePhoto } from './photo.doc.ts'

type Stores = Pick<Platform, 'db'>

/** Photos that one batch carries. */
const round = 100

/** Where the photos of a deleted album lie. */
export function binnedPhotos({ db }: Stores, fid: string): CollectionReference {
  return db.collection(`bin/${binId('album', fid)}/photos`)
}

/** Carries the photos of a deleted album into the bin, unless it is on its way back. May be done again. */
export async function withdrawPhotos({ db }: Stores, fid: string): Promise<void> {
  const bin = binnedPhotos({ db }, fid)
  const isOnItsWay = async () => {
    const entry = await db.doc(`bin/${binId('album', fid)}`).get()
    return entry.exists && entry.get('returning') === false
  }
  while (await isOnItsWay()) {
    if ((await carry(db.collection('photos').where('fid', '==', fid), bin)) < round) return
  }
}

/** Carries them back. May be done again. */
export async function returnPhotos({ db }: Stores, fid: string): Promise<void> {
  while ((await carry(binnedPhotos({ db }, fid), db.collection('photos'))) === round);
}

function carry(from: Query, to: CollectionReference): Promise<number> {
  return retryOnConflict(async () => {
    const { docs } = await from.limit(round).get()
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
