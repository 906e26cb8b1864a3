import { BinDoc, binId } from '../content/bin.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import { eachOf } from '../platform/each-of.ts'
import type { Platform } from '../platform/platform.ts'
import { AlbumDoc } from './album.doc.ts'
import { copyFiles, inFolder, isOnSide, newFolder } from './photo-folder.ts'
import { changePhoto, finishMove, type Move, type PhotoHome, photosOnSide } from './photo-home.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

/** Photos that are moved before the album is looked at again. */
const round = 20
/** Photos that are moved at the same time. */
const atOnce = 4

/**
 * Takes the photos of an album to where its lock wants them, deleted ones too: out of everybody's reach or back into it.
 * The album's document decides, and is read again until nothing lies on the other side. May be done again at any point,
 * and by several at once (docs/decisions/023-where-photos-lie.md).
 */
export async function applyAlbumLock(stores: Stores, fid: string): Promise<void> {
  for (;;) {
    const locked = await isLocked(stores, fid)
    if (locked === null) return
    const strays = await photosOnSide(stores, fid, !locked, round)
    if (strays.length === 0) return
    await eachOf(strays, atOnce, (home) => move(stores, home, locked))
  }
}

/** Whether an album is locked, in the recycle bin too; null when it is gone. */
async function isLocked({ db }: Stores, fid: string): Promise<boolean | null> {
  const [album, binned] = await db.getAll(db.doc(`albums/${fid}`), db.doc(`bin/${binId('album', fid)}`))
  if (album?.exists) return parseDocument(AlbumDoc, album).locked
  return binned?.exists ? AlbumDoc.parse(parseDocument(BinDoc, binned).data).locked : null
}

async function move(stores: Stores, home: PhotoHome, locked: boolean): Promise<void> {
  const started = await start(home, locked)
  if (!started) return
  const { from, folder } = started
  const { original, picture } = await copyFiles(stores, from, inFolder(from, folder, locked))
  await finishMove(stores, home, started, { locked, original, picture })
}

/** Names the folder that a photo goes to, before anything is in it; null when there is nothing to copy. */
function start(home: PhotoHome, locked: boolean): Promise<Move | null> {
  const { pid } = home
  return changePhoto<Move | null>(home, (photo) => {
    if (!photo || photo.locked === locked) return { photo: null, result: null }
    const folder = newFolder({ fid: photo.fid, pid }, locked)
    // Whoever brings the file asks where to (photo-arrival.ts).
    if (photo.arriving) return { photo: inFolder(photo, folder, locked), result: null }
    // Another process has begun the same, and may have died: both copy, one of them finishes. A folder on this side is of
    // a photo that was being cleaned, which will find that it moves.
    if (photo.movingTo !== undefined && isOnSide({ fid: photo.fid, pid }, photo.movingTo, locked))
      return { photo: null, result: { from: photo, folder: photo.movingTo } }
    return { photo: { ...photo, movingTo: folder }, result: { from: photo, folder } }
  })
}
