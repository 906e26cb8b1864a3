import { photo } from '@dlm/contract/kinds/photo'
import type { AlbumOrder } from '@dlm/contract/media/media.schema'
import { type DocumentSnapshot, FieldPath, type Query, type Transaction } from 'firebase-admin/firestore'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { AlbumDoc } from './album.doc.ts'
import { keysAfter } from './place-keys.ts'

type Stores = Pick<Platform, 'db'>

/** Photos that one batch gives places. */
const batchSize = 400

/** The place of a photo; empty in documents of before there were any too. */
export const placeOf = (snapshot: DocumentSnapshot): string => snapshot.get('place') ?? ''

/** The photos of an album, the last in its order by hand first. */
export function lastPlaced({ db }: Stores, fid: string): Query {
  return db
    .collection('photos')
    .where('fid', '==', fid)
    .orderBy('place', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .select('place')
}

/**
 * Gives each photo of an album that has no place one after the last, in this order. Each write is conditional, so that a photo that
 * is moved meanwhile stays where it was put. Idempotent.
 */
export function givePlaces({ db }: Stores, fid: string, order: AlbumOrder): Promise<void> {
  const [sort, direction] = photo.orders[order === 'hand' ? 'newest' : order]
  const photos = db.collection('photos').where('fid', '==', fid)
  const sorted = photos.orderBy(sort, direction).orderBy(FieldPath.documentId(), direction)
  return retryOnConflict(async () => {
    const { docs } = await sorted.select('place').get()
    const last = docs.map(placeOf).toSorted().at(-1) ?? ''
    const unplaced = docs.filter((document) => !placeOf(document))
    const places = keysAfter(last || null, unplaced.length)
    for (let from = 0; from < unplaced.length; from += batchSize) {
      const batch = db.batch()
      for (const [at, { ref, updateTime }] of unplaced.slice(from, from + batchSize).entries())
        batch.update(ref, { place: places[from + at] }, { lastUpdateTime: updateTime })
      await batch.commit()
    }
  })
}

/** The same for an album that is arranged by hand, where there is one. */
export async function givePlacesByHand({ db }: Stores, fid: string): Promise<void> {
  const album = await db.doc(`albums/${fid}`).get()
  if (album.exists && parseDocument(AlbumDoc, album).order === 'hand') await givePlaces({ db }, fid, 'hand')
}

/** Places at the end of an album for new photos, by their ids; what was uploaded first is first. */
export async function placesAtEnd(
  transaction: Transaction,
  stores: Stores,
  fid: string,
  added: readonly { id: string; document: { createdAt: number } }[],
): Promise<Map<string, string>> {
  const [last] = (await transaction.get(lastPlaced(stores, fid).limit(1))).docs
  const places = keysAfter((last && placeOf(last)) || null, added.length)
  // Within an upload the first file has the latest time (add-photos.ts).
  const sorted = added.toSorted((one, other) => other.document.createdAt - one.document.createdAt)
  return new Map(sorted.map(({ id }, at) => [id, places[at] ?? '']))
}
