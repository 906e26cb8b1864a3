import { type DocumentSnapshot, FieldPath, type Query } from 'firebase-admin/firestore'
import { type ReadPicture, readPicture } from '../files/clean/picture.ts'
import { unmodifiedPath } from '../files/media-paths.ts'
import type { Platform } from '../platform/platform.ts'
import { CleaningDoc } from './cleaning.doc.ts'
import { type FileSource, movePhotoFiles } from './move-photo-files.ts'
import type { PhotoDoc } from './photo.doc.ts'
import { copyRenditions, headedOf } from './photo-files.ts'
import { changePhoto, photoIn, pidOf } from './photo-location.ts'

type Stores = Pick<Platform, 'db' | 'objects'>

/** Photos that one sweep cleans, and pages of documents that it looks through for them. */
const atOneSweep = { photos: 100, pages: 20 }
const page = 100

/** The collections of photos: the bin first, since a restored photo gets into the collections that are searched next. */
const homes: ((stores: Stores) => Query)[] = [
  ({ db }) => db.collection('bin').where('kind', '==', 'photo'),
  // Those of deleted albums too.
  ({ db }) => db.collectionGroup('photos'),
]

/**
 * Cleans some of the photos that were registered before photos were cleaned, deleted ones too; their unmodified originals are
 * stored for admins. Continues where the last sweep stopped, and ends after a full pass without finding any.
 * @param failed called with a photo that cannot be cleaned
 */
export async function cleanOlder(
  stores: Stores,
  failed: (path: string, error: unknown) => void,
): Promise<void> {
  const ref = stores.db.doc('upkeep/cleaning')
  const state = CleaningDoc.parse((await ref.get()).data() ?? {})
  let remaining = atOneSweep.photos
  for (let read = 0; read < atOneSweep.pages && remaining > 0 && !state.isOver; read++) {
    const home = homes[state.home]
    if (!home) throw new Error(`${ref.path} is at no home of photos`)
    const sorted = home(stores).orderBy(FieldPath.documentId())
    const { docs } = await (state.after ? sorted.startAfter(stores.db.doc(state.after)) : sorted)
      .limit(Math.min(page, remaining))
      .get()
    for (const document of docs) {
      const wasFound = await clean(stores, document).catch((error) => {
        failed(document.ref.path, error)
        return false
      })
      if (wasFound) {
        state.found++
        remaining--
      }
      state.after = document.ref.path
    }
    if (docs.length === 0) nextHome(state)
  }
  await ref.set(state)
}

/** To the next home, or back to the first one. */
function nextHome(state: CleaningDoc): void {
  state.after = null
  state.home = (state.home + 1) % homes.length
  if (state.home > 0) return
  state.isOver = state.found === 0
  state.found = 0
}

/**
 * Cleans a photo in a new folder, as a lock moves one: no cache has a file by an address that had another. Answers false where
 * nothing was to be done; one that is being uploaded, or whose album's lock moves it, is left for the next time.
 */
async function clean(stores: Stores, snapshot: DocumentSnapshot): Promise<boolean> {
  const [pid, before] = [pidOf(snapshot), photoIn(snapshot)]
  if (!before || before.cleaned) return false
  const bytes = await stores.objects.read(before.original)
  if (!bytes) return before.uploadPending ?? false
  if (!cleanedOf(before, bytes).clean.equals(bytes)) {
    await movePhotoFiles(stores, { fid: before.fid, pid }, cleaningOf(stores, pid))
    return true
  }
  await changePhoto(snapshot.ref, (photo) =>
    photo?.original === before.original ? { ...photo, cleaned: true } : null,
  )
  return true
}

function cleanedOf({ original, type }: PhotoDoc, bytes: Buffer): ReadPicture {
  const picture = readPicture(bytes, type)
  if (!picture) throw new Error(`${original} cannot be cleaned`)
  return picture
}

/** Writes the cleaned original, and stores the one there was for admins. */
function cleaningOf(stores: Stores, pid: string): FileSource {
  const { objects } = stores
  return {
    isNeeded: (photo, locked) => !photo.cleaned && !photo.uploadPending && photo.locked === locked,
    async write(from, to) {
      const bytes = await objects.read(from.original)
      if (!bytes) return null
      const { clean, camera } = cleanedOf(from, bytes)
      const { type, disposition } = headedOf(from)
      await objects.copy(from.original, unmodifiedPath(pid, type), { type, disposition })
      await objects.write(to.original, { bytes: clean, ...headedOf(to) })
      const picture = await copyRenditions(stores, from, to)
      return { picture, size: clean.length, cleaned: true, ...(camera && { camera }) }
    },
  }
}
