import { isDeepStrictEqual } from 'node:util'
import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { compareAndSet } from '../../functions/src/platform/compare-and-set.ts'
import { eachOf } from '../../functions/src/platform/each-of.ts'
import { type Rewrite, searchedCollections } from './searched-collections.ts'
import { StopError } from './stop-error.ts'

/** Documents that are read at a time; the progress is saved after each of these pages. */
const pageSize = 200
/** Documents that are written at the same time. */
const atOnce = 8

interface Migrated {
  read: number
  written: number
}

/**
 * Rewrites the documents of a collection that are not as they are stored today: fields that came later get their defaults,
 * and the search index is rebuilt. `migrations/{collection}` holds the progress, from which the next run goes on when one was
 * interrupted. Changes made meanwhile are never overwritten.
 * @param onPage is called after each page with what this run has done so far
 * @throws StopError for a collection that is not searched, and for a document that fits no schema, by its path
 */
export async function migrate(
  db: Firestore,
  name: string,
  onPage: (done: Migrated) => void = () => undefined,
): Promise<Migrated> {
  const rewrite = searchedCollections[name]
  if (!rewrite)
    throw new StopError(`Name one of these collections: ${Object.keys(searchedCollections).join(', ')}.`)
  const progress = db.doc(`migrations/${name}`)
  const sorted = db.collection(name).orderBy(FieldPath.documentId()).limit(pageSize)
  const done: Migrated = { read: 0, written: 0 }
  let after: unknown = (await progress.get()).get('after')
  for (let size = pageSize; size === pageSize; ) {
    const { docs } = await (after === undefined ? sorted : sorted.startAfter(after)).get()
    await eachOf(docs, atOnce, async ({ ref }) => {
      if (await migrateDocument(ref, rewrite)) done.written++
    })
    done.read += docs.length
    size = docs.length
    after = docs.at(-1)?.id ?? after
    if (after !== undefined) await progress.set({ after })
    onPage(done)
  }
  await progress.delete()
  return done
}

/** Whether the document had to be written. */
function migrateDocument(ref: FirebaseFirestore.DocumentReference, rewrite: Rewrite): Promise<boolean> {
  return compareAndSet(ref, (snapshot) => {
    const wanted = snapshot.exists ? Object.entries(parsed(snapshot, rewrite)) : []
    const changed = wanted.filter(([field, value]) => !isDeepStrictEqual(value, snapshot.get(field)))
    return { data: changed.length === 0 ? null : Object.fromEntries(changed), result: changed.length > 0 }
  })
}

function parsed(snapshot: FirebaseFirestore.DocumentSnapshot, rewrite: Rewrite): Record<string, unknown> {
  try {
    return rewrite(snapshot.data())
  } catch (error) {
    throw new StopError(`${snapshot.ref.path} does not fit its schema: ${(error as Error).message}`)
  }
}
