import { type DocumentSnapshot, FieldPath, type Query } from 'firebase-admin/firestore'
import { type ReadPicture, readPicture } from '../platform/clean/picture.ts'
import { untouchedPath } from '../platform/media-paths.ts'
import type { Platform } from '../platform/platform.ts'
import { CleaningDoc } from './cleaning.doc.ts'
import { copyRenditions, headedOf, inFolder, isOnSide, newFolder } from './photo-folder.ts'
import { changePhoto, finishMove, type Move, type PhotoHome, photoIn } from './photo-home.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

/** Photos that one sweep cleans, and pages of documents that it looks through for them. */
const atOneSweep = { photos: 100, pages: 20 }
const page = 100

/** Where photos are kept: in the bin first, since from there they may come back into the lists that are looked through next. */
const homes: { isEntry: boolean; in(stores: Stores): Query }[] = [
  { isEntry: true, in: ({ db }) => db.collection('bin').where('kind', '==', 'photo') },
  // Those of deleted albums too.
  { isEntry: false, in: ({ db }) => db.collectionGroup('photos') },
]

/**
 * Cleans some of the photos that were registered before photos were cleaned, deleted ones too; as they were uploaded they
 * are kept for admins. Goes on where the last sweep stopped, and is over once it came round without finding any.
 * @param failed is told of a photo that cannot be cleaned
 */
export async function cleanOlder(
  stores: Stores,
  failed: (path: string, error: unknown) => void,
): Promise<void> {
  const ref = stores.db.doc('upkeep/cleaning')
  const state = CleaningDoc.parse((await ref.get()).data() ?? {})
  let left = atOneSweep.photos
  for (let read = 0; read < atOneSweep.pages && left > 0 && !state.isOver; read++) {
    const home = homes[state.home]
    if (!home) throw new Error(`${ref.path} is at no home of photos`)
    const sorted = home.in(stores).orderBy(FieldPath.documentId())
    const { docs } = await (state.after ? sorted.startAfter(stores.db.doc(state.after)) : sorted)
      .limit(Math.min(page, left))
      .get()
    for (const document of docs) {
      const pid: string = home.isEntry ? document.get('subject') : document.id
      const wasFound = await clean(stores, { ref: document.ref, pid, isEntry: home.isEntry }, document).catch(
        (error) => {
          failed(document.ref.path, error)
          return false
        },
      )
      if (wasFound) {
        state.found++
        left--
      }
      state.after = document.ref.path
    }
    if (docs.length === 0) goOn(state)
  }
  await ref.set(state)
}

/** To the next home, or back to the first one. */
function goOn(state: CleaningDoc): void {
  state.after = null
  state.home = (state.home + 1) % homes.length
  if (state.home > 0) return
  state.isOver = state.found === 0
  state.found = 0
}

/**
 * Cleans a photo in a folder of its own, as a lock moves one (album-lock.ts): nobody keeps a file by an address that had
 * another. Answers false where nothing was to be done; one that is on its way is left for the next time.
 */
async function clean(stores: Stores, home: PhotoHome, found: DocumentSnapshot): Promise<boolean> {
  const before = photoIn(home, found)
  if (!before || before.cleaned) return false
  const bytes = await stores.objects.read(before.original)
  if (!bytes) return before.arriving ?? false
  const read = readPicture(bytes, before.type)
  if (!read) throw new Error(`${before.original} cannot be cleaned`)
  const { clean } = read
  if (clean.equals(bytes)) {
    await changePhoto(home, (photo) => ({
      photo: photo?.original === before.original ? { ...photo, cleaned: true } : null,
      result: undefined,
    }))
    return true
  }
  const started = await start(home)
  if (started?.from.original === before.original) await replace(stores, home, started, read)
  return true
}

/** Names the folder before anything is in it; null while its album's lock moves the photo. */
function start(home: PhotoHome): Promise<Move | null> {
  return changePhoto<Move | null>(home, (photo) => {
    if (!photo || photo.arriving) return { photo: null, result: null }
    const id = { fid: photo.fid, pid: home.pid }
    const { movingTo = newFolder(id, photo.locked) } = photo
    if (!isOnSide(id, movingTo, photo.locked)) return { photo: null, result: null }
    return { photo: { ...photo, movingTo }, result: { from: photo, folder: movingTo } }
  })
}

async function replace(stores: Stores, home: PhotoHome, started: Move, read: ReadPicture): Promise<void> {
  const { objects } = stores
  const { from, folder } = started
  const { clean, camera } = read
  const { type, disposition } = headedOf(from)
  await objects.copy(from.original, untouchedPath(home.pid, from.type), { type, disposition })
  const wanted = inFolder(from, folder, from.locked)
  await objects.write(wanted.original, { bytes: clean, ...headedOf(from) })
  const { original, picture } = await copyRenditions(stores, from, wanted)
  const found = { size: clean.length, cleaned: true, ...(camera && { camera }) } as const
  await finishMove(stores, home, started, { original, picture, ...found })
}
