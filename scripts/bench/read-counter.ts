import type { Readable } from 'node:stream'
import type { Firestore } from 'firebase-admin/firestore'

/** A message of the database as it comes over the wire: a found document, or word of a missing one. */
interface Message {
  document?: unknown
  found?: unknown
  missing?: unknown
  /** What a query that only counts found, by the names of its counts. */
  result?: { aggregateFields?: Record<string, { integerValue?: string | number }> }
}

/** The client's one door for everything that reads; its types keep it to itself. */
interface Wire {
  requestStream(method: string, ...rest: unknown[]): Promise<Readable>
}

/** What was read since the counter was made. */
export interface Reads {
  /** Documents as Firestore bills them. */
  documents: number
  /** Requests to the database, each a way there and back. */
  requests: number
}

/** Says what was read so far. */
export type ReadCounter = () => Reads

/** Entries of an index that a query which only counts passes for the price of one document. */
const countedForOne = 1_000

/**
 * Counts what a client reads, inside transactions too: each document of an answer, a missing one, and one for a query
 * that finds nothing or only counts a few.
 */
export function countReads(db: Firestore): ReadCounter {
  const reads: Reads = { documents: 0, requests: 0 }
  const wire = db as unknown as Wire
  const open = wire.requestStream.bind(db)

  wire.requestStream = async (method, ...rest) => {
    const messages = await open(method, ...rest)
    reads.requests++
    // The stream is handed over paused: listening here takes nothing away from the client.
    if (method === 'batchGetDocuments') {
      messages.on('data', ({ found, missing }: Message) => {
        if (found || missing) reads.documents++
      })
    } else if (method === 'runQuery') {
      let found = 0
      reads.documents++
      messages.on('data', ({ document }: Message) => {
        if (document && ++found > 1) reads.documents++
      })
    } else if (method === 'runAggregationQuery') {
      messages.on('data', ({ result }: Message) => {
        for (const { integerValue = 0 } of Object.values(result?.aggregateFields ?? {}))
          reads.documents += Math.max(1, Math.ceil(Number(integerValue) / countedForOne))
      })
    } else throw new Error(`The bench cannot count what ${method} reads yet.`)
    return messages
  }
  return () => ({ ...reads })
}

/**
 * Reads what is known to be there (`some` documents of a collection, one of them alone, one that is missing) and
 * compares, since an update of the client could make the counter blind.
 * @throws Error when the counter is wrong
 */
export async function checkCounter(db: Firestore, counter: ReadCounter, collection: string): Promise<void> {
  const before = counter().documents
  const some = 3
  const { docs } = await db.collection(collection).limit(some).get()
  const [first] = docs
  if (docs.length !== some || !first) throw new Error(`The bench needs ${some} documents in ${collection}.`)
  await first.ref.get()
  await db.doc(`${collection}/missing`).get()
  await db.collection('nothing-is-here').get()
  await db.runTransaction((transaction) => transaction.get(first.ref))
  const expected = some + 4
  const counted = counter().documents - before
  if (counted !== expected) throw new Error(`${expected} documents were read, but ${counted} counted.`)
}
