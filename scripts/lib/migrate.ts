import { isDeepStrictEqual } from 'node:util'
import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { type Collection, collections, toData } from '../../functions/src/archive/collections.ts'
import { compareAndSet } from '../../functions/src/platform/compare-and-set.ts'
import { forEachConcurrent } from '../../functions/src/platform/for-each-concurrent.ts'
import { StopError } from './stop-error.ts'

type AnyCollection = Collection<Record<string, unknown>>

/** The collections that have something to be made again: a search index, or a summary. */
const migratable: ReadonlyMap<string, AnyCollection> = new Map(
  Object.entries<AnyCollection>(collections).filter(([, { index, summarise }]) => index ?? summarise),
)

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
 * and the search index and the summary are rebuilt. `migrations/{collection}` holds the progress,
 * from which the next run continues after an interruption. Changes made meanwhile are never overwritten.
 * @param onPage is called after each page with what this run has done so far
 * @throws StopError for a collection without either, and for a document that fits no schema, by its path
 */
export async function migrate(
  db: Firestore,
  name: string,
  onPage: (done: Migrated) => void = () => undefined,
): Promise<Migrated> {
  const collection = migratable.get(name)
  if (!collection) throw new StopError(`Name one of these collections: ${[...migratable.keys()].join(', ')}.`)
  const progress = db.doc(`migrations/${name}`)
  const sorted = db.collection(name).orderBy(FieldPath.documentId()).limit(pageSize)
  const done: Migrated = { read: 0, written: 0 }
  let after: unknown = (await progress.get()).get('after')
  for (let size = pageSize; size === pageSize; ) {
    const { docs } = await (after === undefined ? sorted : sorted.startAfter(after)).get()
    await forEachConcurrent(docs, atOnce, async ({ ref }) => {
      if (await migrateDocument(ref, collection)) done.written++
    })
    done.read += docs.length
    size = docs.length
    after = docs.at(-1)?.id ?? after
    if (after !== undefined) await progress.set({ after })
    onPage(done)
  }
  await collection.summarise?.(db)
  await progress.delete()
  return done
}

/** Whether the document had to be written. */
function migrateDocument(
  ref: FirebaseFirestore.DocumentReference,
  collection: AnyCollection,
): Promise<boolean> {
  return compareAndSet(ref, (snapshot) => {
    const current = snapshot.exists ? Object.entries(parsed(snapshot, collection)) : []
    const changed = current.filter(([field, value]) => !isDeepStrictEqual(value, snapshot.get(field)))
    return { data: changed.length === 0 ? null : Object.fromEntries(changed), result: changed.length > 0 }
  })
}

function parsed(
  snapshot: FirebaseFirestore.DocumentSnapshot,
  collection: AnyCollection,
): Record<string, unknown> {
  try {
    return toData(collection, snapshot.data())
  } catch (error) {
    throw new StopError(`${snapshot.ref.path} does not fit its schema: ${(error as Error).message}`)
  }
}
