import { kindLists } from '@dlm/contract/kinds/kind-lists'
import type { AlbumOrder } from '@dlm/contract/media/media.schema'
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
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

/** The last of some keys; empty where there is none. */
const lastOf = (places: readonly string[]) => places.toSorted().at(-1) ?? ''

/** Writes to the documents of photos, each on the condition that it is unmodified. */
async function updateEach(
  db: Firestore,
  documents: readonly QueryDocumentSnapshot[],
  dataOf: (document: QueryDocumentSnapshot, at: number) => Record<string, unknown>,
): Promise<void> {
  for (let from = 0; from < documents.length; from += batchSize) {
    const batch = db.batch()
    for (const [at, document] of documents.slice(from, from + batchSize).entries())
      batch.update(document.ref, dataOf(document, from + at), { lastUpdateTime: document.updateTime })
    await batch.commit()
  }
}

/**
 * Gives each photo of an album that has no place one after the last, in this order. A photo that is moved meanwhile stays where it
 * was put. Idempotent.
 */
export function givePlaces({ db }: Stores, fid: string, order: AlbumOrder): Promise<void> {
  const [sort, direction] = kindLists.photo.orders[order === 'hand' ? 'newest' : order]
  const photos = db.collection('photos').where('fid', '==', fid)
  const sorted = photos.orderBy(sort, direction).orderBy(FieldPath.documentId(), direction)
  return retryOnConflict(async () => {
    const [{ docs }, album] = await Promise.all([sorted.select('place').get(), db.doc(`albums/${fid}`).get()])
    const headings = album.exists ? parseDocument(AlbumDoc, album).sections : []
    const last = lastOf([...docs.map(placeOf), ...headings.map(({ place }) => place)])
    const unplaced = docs.filter((document) => !placeOf(document))
    const places = keysAfter(last || null, unplaced.length)
    await updateEach(db, unplaced, (_, at) => ({ place: places[at] }))
  })
}

/** Gives each photo of an album that says nothing of when it was taken the time of its upload. Idempotent. */
function giveDates({ db }: Stores, fid: string): Promise<void> {
  const photos = db.collection('photos').where('fid', '==', fid).select('takenAt', 'createdAt')
  return retryOnConflict(async () => {
    const { docs } = await photos.get()
    const undated = docs.filter((document) => document.get('takenAt') === undefined)
    await updateEach(db, undated, (document) => ({ takenAt: document.get('createdAt') }))
  })
}

/** Gives the photos of an album what it is going to sort them by: without it they would be in no list. `former` is its order until then. */
export async function prepareOrder(
  stores: Stores,
  fid: string,
  { order, former }: Record<'order' | 'former', AlbumOrder>,
): Promise<void> {
  if (order === 'hand') await givePlaces(stores, fid, former)
  if (order === 'taken') await giveDates(stores, fid)
}

/** The same for photos that came to an album after that, where it exists. */
export async function completeOrder({ db }: Stores, fid: string): Promise<void> {
  const album = await db.doc(`albums/${fid}`).get()
  if (!album.exists) return
  const { order } = parseDocument(AlbumDoc, album)
  await prepareOrder({ db }, fid, { order, former: order })
}

/** Places at the end of an album with these sections for new photos, by their ids; what was uploaded first is first. */
export async function placesAtEnd(
  transaction: Transaction,
  stores: Stores,
  fid: string,
  added: readonly { id: string; document: { createdAt: number } }[],
  sections: AlbumDoc['sections'],
): Promise<Map<string, string>> {
  const [last] = (await transaction.get(lastPlaced(stores, fid).limit(1))).docs
  const end = lastOf([last ? placeOf(last) : '', ...sections.map(({ place }) => place)])
  const places = keysAfter(end || null, added.length)
  // Within an upload the first file has the latest time (add-photos.ts).
  const sorted = added.toSorted((one, other) => other.document.createdAt - one.document.createdAt)
  return new Map(sorted.map(({ id }, at) => [id, places[at] ?? '']))
}
