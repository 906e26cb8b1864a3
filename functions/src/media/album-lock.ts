import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { AlbumDoc } from './album.doc.ts'
import { PhotoDoc } from './photo.doc.ts'
import { copyFiles, folderOf, inAlbum } from './photo-folder.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

/** Photos that are moved before the album is looked at again. */
const round = 20

/**
 * Takes the photos of an album to where its lock wants them, in the recycle bin too: out of everybody's reach or back into
 * it. May be done again at any point, and by two at once.
 */
export async function settleLock(stores: Stores, fid: string): Promise<void> {
  const { db } = stores
  for (;;) {
    const album = await db.doc(`albums/${fid}`).get()
    if (!album.exists) return
    const { locked } = parseDocument(AlbumDoc, album)
    const strays = db.collection('photos').where('fid', '==', fid).where('locked', '==', !locked)
    const deleted = db.collection('bin').where('data.fid', '==', fid).where('data.locked', '==', !locked)
    const moved =
      (await moveAll(stores, strays, locked, { id: (document) => document.id })) +
      (await moveAll(stores, deleted, locked, { id: (document) => document.get('subject'), within: 'data' }))
    if (moved === 0) return
  }
}

interface Place {
  /** The photo's id. */
  id(document: DocumentSnapshot): string
  /** Field that holds the photo, where the document is not the photo itself. */
  within?: string
}

async function moveAll(stores: Stores, query: Query, locked: boolean, place: Place): Promise<number> {
  const { docs } = await query.limit(round).get()
  for (const document of docs) await move(stores, document.ref, locked, place)
  return docs.length
}

async function move(
  stores: Stores,
  ref: DocumentReference,
  locked: boolean,
  { id, within }: Place,
): Promise<void> {
  const photoIn = (snapshot: DocumentSnapshot) =>
    within === undefined ? parseDocument(PhotoDoc, snapshot) : PhotoDoc.parse(snapshot.get(within))
  const snapshot = await ref.get()
  if (!snapshot.exists) return
  const from = photoIn(snapshot)
  const to = inAlbum(from, id(snapshot), locked)
  if (from.original === to.original) return
  await copyFiles(stores, from, to)
  const isMoved = await compareAndSet(ref, (current) => {
    const same = current.exists && photoIn(current).original === from.original
    const picture = same ? photoIn(current).picture : null
    // Renditions that were made meanwhile are not copied yet: once more, then.
    if (!same || (picture && !from.picture)) return { data: null, result: false }
    const { locked, original, picture: moved } = to
    const changed = { locked, original, picture: moved }
    const data = within === undefined ? changed : { [within]: { ...photoIn(current), ...changed } }
    return { data, result: true }
  })
  if (isMoved) await stores.objects.removeFolder(folderOf(from))
}
