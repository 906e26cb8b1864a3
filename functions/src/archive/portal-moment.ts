import { setTimeout } from 'node:timers/promises'
import {
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { shardedCounters } from '../platform/counters.ts'
import { collections } from './collections.ts'
import { anyCollection, contentOf, type Entry } from './entry.ts'
import { excludedCollections } from './excluded-collections.ts'

/** Documents that are read at a time. */
const pageSize = 500
/** Attempts of a read, and milliseconds between them: the client does not retry reads of a moment. */
const attempts = 3
const pause = 2_000

/** The portal's documents as they were at one moment: what changes meanwhile changes nothing here. */
export interface Moment {
  readTime: Timestamp
  /** All documents in collections of this name, sorted by their paths, page by page. */
  pages(group: string): AsyncGenerator<QueryDocumentSnapshot[]>
  /** Sums of the shards that each entry is counted in, by the counts' names; empty where nothing is counted. */
  countsOf(entries: readonly Entry[]): Promise<Record<string, number>[]>
}

/** The moment that it is now, by the database's clock. It can be read for an hour, or longer with point-in-time recovery. */
export async function currentMoment(db: Firestore): Promise<Moment> {
  const { readTime } = await db.doc('settings/site').get()
  async function read<T>(what: (transaction: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++)
      try {
        return await db.runTransaction(what, { readOnly: true, readTime })
      } catch (error) {
        if (attempt === attempts) throw error
        await setTimeout(pause)
      }
  }
  const countersOf = (entry: Entry) => {
    const { name, id } = contentOf(entry)
    const { counted, path } = anyCollection(name)
    if (!counted) return null
    const { refs, sum } = shardedCounters(counted)
    return { refs: refs(db.doc(path(id))), sum }
  }
  return {
    readTime,
    async *pages(group) {
      const sorted = db.collectionGroup(group).orderBy(FieldPath.documentId()).limit(pageSize)
      for (let last: QueryDocumentSnapshot | undefined; ; ) {
        const from = last ? sorted.startAfter(last) : sorted
        const { docs } = await read((transaction) => transaction.get(from))
        yield docs
        last = docs.at(-1)
        if (docs.length < pageSize) return
      }
    },
    async countsOf(entries) {
      const shards = entries.flatMap((entry) => countersOf(entry)?.refs ?? [])
      const snapshots = shards.length === 0 ? [] : await read((transaction) => transaction.getAll(...shards))
      const byPath = new Map(snapshots.map((shard) => [shard.ref.path, shard]))
      return entries.map((entry) => {
        const { sum, refs = [] } = countersOf(entry) ?? {}
        return sum?.(refs.flatMap(({ path }) => byPath.get(path) ?? [])) ?? {}
      })
    },
  }
}

/** Names that the collections of an archive end with, each once. */
export const groups = [...new Set(Object.values(collections).map(({ group }) => group))]

/** Collections that are neither archived nor excluded: made by hand, or by a newer release. */
export async function unknownCollections(db: Firestore): Promise<string[]> {
  const stored = await db.listCollections()
  return stored.map(({ id }) => id).filter((id) => !groups.includes(id) && !(id in excludedCollections))
}
