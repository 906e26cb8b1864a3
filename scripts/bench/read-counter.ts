import type { Readable } from 'node:stream'
import type { Firestore } from 'firebase-admin/firestore'

/** What was read since the counter was made. */
export interface Reads {
  /** Documents as Firestore bills them. */
  documents: number
  /** Requests to the database, each a way there and back. */
  requests: number
}

/** A message of the database as it comes over the wire: a found document, word of a missing one, or counts. */
interface Message {
  document?: unknown
  found?: unknown
  missing?: unknown
  result?: { aggregateFields?: Record<string, { integerValue?: string | number }> }
}

/** Entries of an index that a query which only counts passes for the price of one document. */
const countedForOne = 1_000

/** The number of documents in a message, by the method of the database. */
const documentsIn: Record<string, (message: Message) => number> = {
  batchGetDocuments: ({ found, missing }) => Number(Boolean(found ?? missing)),
  runQuery: ({ document }) => Number(Boolean(document)),
  runAggregationQuery: ({ result }) =>
    Object.values(result?.aggregateFields ?? {})
      .map(({ integerValue = 0 }) => Math.max(1, Math.ceil(Number(integerValue) / countedForOne)))
      .reduce((sum, one) => sum + one, 0),
}

/**
 * Counts what a client reads from now on, inside transactions too. The client has no public place for that, so its private
 * `requestStream` is wrapped: for measuring alone, production counts with `platform/reads.ts`.
 */
export function countReads(db: Firestore): () => Reads {
  const reads: Reads = { documents: 0, requests: 0 }
  const wire = db as unknown as { requestStream: (method: string, ...rest: unknown[]) => Promise<Readable> }
  const open = wire.requestStream.bind(db)
  wire.requestStream = async (method, ...rest) => {
    const count = documentsIn[method]
    if (!count) throw new Error(`The bench cannot count what ${method} reads yet.`)
    reads.requests++
    const messages = await open(method, ...rest)
    // A query that finds nothing is billed as one document.
    let billed = method === 'runQuery' ? 1 : 0
    reads.documents += billed
    // The stream is paused: this listener takes no data from the client.
    messages.on('data', (message: Message) => {
      const read = count(message)
      reads.documents += Math.max(0, read - billed)
      billed = Math.max(0, billed - read)
    })
    return messages
  }
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
