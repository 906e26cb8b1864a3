import type { Firestore } from 'firebase-admin/firestore'
import { isObserved, observeReads } from './observe-reads.ts'

/** What was read since the counter was made. */
export interface Reads {
  /** Documents as Firestore bills them. */
  documents: number
  /** Requests to the database, each a way there and back. */
  requests: number
}

/** Counts what a client reads, inside transactions too. */
export function countReads(db: Firestore): () => Reads {
  const reads: Reads = { documents: 0, requests: 0 }
  observeReads(db, {
    request(method) {
      if (!isObserved(method)) throw new Error(`The bench cannot count what ${method} reads yet.`)
      reads.requests++
    },
    documents(count) {
      reads.documents += count
    },
  })
  return () => ({ ...reads })
}

/**
 * Reads what is known to be there and compares, since an update of the client could make the counter blind.
 * @throws Error when the counter is wrong
 */
export async function checkCounter(db: Firestore, counter: () => Reads, collection: string): Promise<void> {
  const before = counter().documents
  const { docs } = await db.collection(collection).limit(3).get()
  const [first] = docs
  if (docs.length !== 3 || !first) throw new Error(`The bench needs 3 documents in ${collection}.`)
  await first.ref.get()
  await db.doc(`${collection}/missing`).get()
  await db.collection('nothing-is-here').get()
  await db.collection('nothing-is-here').count().get()
  await db.runTransaction((transaction) => transaction.get(first.ref))
  const counted = counter().documents - before
  if (counted !== 8) throw new Error(`8 documents were read, but ${counted} counted.`)
}
