import type { Readable } from 'node:stream'
import type { Firestore } from 'firebase-admin/firestore'

/** Receives what a client reads. */
interface Observer {
  /** A request was made by this method of the database. */
  request?(method: string): void
  /** So many documents were read more, as Firestore bills them. */
  documents(count: number): void
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

/** The number of documents in a message. */
const documentsIn: Record<string, (message: Message) => number> = {
  batchGetDocuments: ({ found, missing }) => Number(Boolean(found ?? missing)),
  runQuery: ({ document }) => Number(Boolean(document)),
  runAggregationQuery: ({ result }) =>
    Object.values(result?.aggregateFields ?? {})
      .map(({ integerValue = 0 }) => Math.max(1, Math.ceil(Number(integerValue) / countedForOne)))
      .reduce((sum, one) => sum + one, 0),
}

/** Whether the documents that a method of the database reads can be counted. */
export const isObserved = (method: string): boolean => Object.hasOwn(documentsIn, method)

/** The observer of each client; a later one replaces it. */
const observers = new WeakMap<Firestore, Observer>()

/**
 * Counts what a client reads from now on, inside transactions too, for one observer at a time. The client has no public place
 * for that, so its private `requestStream` is wrapped: for measuring alone, production counts with `platform/reads.ts`. A client
 * without it counts nothing, and works as before. What `isObserved` does not know is counted as a request alone.
 */
export function observeReads(db: Firestore, observer: Observer): void {
  const isWrapped = observers.has(db)
  observers.set(db, observer)
  const wire = db as unknown as { requestStream?: (method: string, ...rest: unknown[]) => Promise<Readable> }
  if (isWrapped || typeof wire.requestStream !== 'function') return
  const open = wire.requestStream.bind(db)
  wire.requestStream = async (method, ...rest) => {
    const { request, documents } = observers.get(db) ?? observer
    request?.(method)
    const messages = await open(method, ...rest)
    const count = documentsIn[method]
    if (!count) return messages
    // A query that finds nothing is billed as one document.
    let billed = method === 'runQuery' ? 1 : 0
    documents(billed)
    // The stream is paused: this listener takes no data from the client.
    messages.on('data', (message: Message) => {
      const read = count(message)
      documents(Math.max(0, read - billed))
      billed = Math.max(0, billed - read)
    })
    return messages
  }
}
