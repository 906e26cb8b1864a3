import { type DocumentSnapshot, FieldPath, type Query } from 'firebase-admin/firestore'
import type { Platform } from '../platform/platform.ts'
import { UpkeepDoc } from './upkeep.doc.ts'

type Stores = Pick<Platform, 'db'>

/** Pages of documents that one sweep looks through, and documents of one. */
const pages = 20
const page = 100

/** The collections of photos: the bin first, since a restored photo gets into the collections that are searched next. */
const homes: ((stores: Stores) => Query)[] = [
  ({ db }) => db.collection('bin').where('kind', '==', 'photo'),
  // Those of deleted albums too.
  ({ db }) => db.collectionGroup('photos'),
]

/** Work that is done once for all photos of earlier releases. */
export interface Upkeep {
  /** Of the document that says how far it has come: `upkeep/{name}`. */
  name: string
  /** Photos that one sweep does it for. */
  atOneSweep: number
  /** Does it; answers false where nothing was to be done. */
  work(document: DocumentSnapshot): Promise<boolean>
  /** Called with a photo for which it fails. */
  failed(path: string, error: unknown): void
}

/**
 * Does some work for photos of earlier releases, deleted ones too. Continues where the last sweep stopped, and ends after a full
 * pass without finding any.
 */
export async function overPhotos(stores: Stores, { name, atOneSweep, work, failed }: Upkeep): Promise<void> {
  const ref = stores.db.doc(`upkeep/${name}`)
  const state = UpkeepDoc.parse((await ref.get()).data() ?? {})
  let remaining = atOneSweep
  for (let read = 0; read < pages && remaining > 0 && !state.isOver; read++) {
    const home = homes[state.home]
    if (!home) throw new Error(`${ref.path} is at no home of photos`)
    const sorted = home(stores).orderBy(FieldPath.documentId())
    const { docs } = await (state.after ? sorted.startAfter(stores.db.doc(state.after)) : sorted)
      .limit(Math.min(page, remaining))
      .get()
    for (const document of docs) {
      const wasFound = await work(document).catch((error) => {
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
function nextHome(state: UpkeepDoc): void {
  state.after = null
  state.home = (state.home + 1) % homes.length
  if (state.home > 0) return
  state.isOver = state.found === 0
  state.found = 0
}
