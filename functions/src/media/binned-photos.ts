import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore'
import type * as z from 'zod'
import { binId } from '../content/bin.doc.ts'
import { entryIndex } from '../content/entry-index.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { AudioDoc, searchableAudio } from './audio.doc.ts'
import { PhotoDoc, searchablePhoto } from './photo.doc.ts'
import { searchableVideo, VideoDoc } from './video.doc.ts'

type Stores = Pick<Platform, 'db'>

/** Documents that one batch moves. */
const batchSize = 100

interface Moved<T> {
  schema: z.ZodType<T>
  searchable(document: T): readonly string[]
}

/** The collections of what belongs to an album, and goes to the bin with it. */
const ofAlbum = {
  photos: { schema: PhotoDoc, searchable: searchablePhoto } satisfies Moved<PhotoDoc>,
  videos: { schema: VideoDoc, searchable: searchableVideo } satisfies Moved<VideoDoc>,
  audios: { schema: AudioDoc, searchable: searchableAudio } satisfies Moved<AudioDoc>,
}
type Name = keyof typeof ofAlbum
const names = Object.keys(ofAlbum) as Name[]

const binnedIn: Readonly<Record<Name, (db: Firestore, entry: string) => CollectionReference>> = {
  photos: (db, entry) => db.collection(`bin/${entry}/photos`),
  videos: (db, entry) => db.collection(`bin/${entry}/videos`),
  audios: (db, entry) => db.collection(`bin/${entry}/audios`),
}

/** The collection of what a deleted album had of this one. */
export function binnedOfAlbum({ db }: Stores, fid: string, name: Name): CollectionReference {
  return binnedIn[name](db, binId('album', fid))
}

/** The collection of a deleted album's photos. */
export const binnedPhotos = (stores: Stores, fid: string) => binnedOfAlbum(stores, fid, 'photos')

/** Moves the photos and recordings of a deleted album to the bin, unless it is being restored. Idempotent. */
export async function moveAlbumToBin({ db }: Stores, fid: string): Promise<void> {
  const isDeleted = async () => {
    const entry = await db.doc(`bin/${binId('album', fid)}`).get()
    return entry.exists && entry.get('returning') === false
  }
  for (const name of names) {
    const [from, to] = [db.collection(name).where('fid', '==', fid), binnedOfAlbum({ db }, fid, name)]
    while ((await isDeleted()) && (await moveBatch(name, from, to)) === batchSize);
  }
}

/** Moves them back. Idempotent. */
export async function returnAlbum({ db }: Stores, fid: string): Promise<void> {
  for (const name of names) {
    const [from, to] = [binnedOfAlbum({ db }, fid, name), db.collection(name)]
    while ((await moveBatch(name, from, to)) === batchSize);
  }
}

function moveBatch(name: Name, from: Query, to: CollectionReference): Promise<number> {
  const { schema, searchable } = ofAlbum[name] as Moved<object>
  return retryOnConflict(async () => {
    const { docs } = await from.limit(batchSize).get()
    const batch = to.firestore.batch()
    for (const document of docs) {
      const moved = parseDocument(schema, document)
      batch.set(to.doc(document.id), { ...moved, ...entryIndex(moved, searchable(moved)) })
      // What it says of its files may be changed at any moment (move-photo-files.ts, move-recording-files.ts).
      batch.delete(document.ref, { lastUpdateTime: document.updateTime })
    }
    await batch.commit()
    return docs.length
  })
}
