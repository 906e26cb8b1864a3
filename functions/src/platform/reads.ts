import {
  AggregateField,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'

/** Who counts what is read of a database; the last one that asked for it. */
const counters = new WeakMap<Firestore, (documents: number) => void>()
/** Snapshots that were counted already: one that is parsed twice was read once. */
const counted = new WeakSet<DocumentSnapshot>()

/** Entries of an index that a query which only counts passes for the price of one document. */
const entriesForOne = 1_000

/**
 * Counts the documents that are read of a database from now on, by what reads them: `parseDocument` and the functions of this
 * file. An estimate, as the cost guard needs it (docs/decisions/044): documents that are read elsewhere and never parsed
 * are left out.
 */
export function onReads(db: Firestore, count: (documents: number) => void): void {
  counters.set(db, count)
}

/** Counts a document that was read, once, whether it is there or not. */
export function countRead(snapshot: DocumentSnapshot): void {
  if (counted.has(snapshot)) return
  counted.add(snapshot)
  counters.get(snapshot.ref?.firestore)?.(1)
}

export async function readDocument(ref: DocumentReference): Promise<DocumentSnapshot> {
  const snapshot = await ref.get()
  countRead(snapshot)
  return snapshot
}

/** Several documents in one request, in the order of `refs`. @param fieldMask the fields that are read of each; all without it */
export async function readDocuments(
  db: Firestore,
  refs: readonly DocumentReference[],
  fieldMask?: string[],
): Promise<DocumentSnapshot[]> {
  const snapshots = await db.getAll(...refs, ...(fieldMask ? [{ fieldMask }] : []))
  for (const snapshot of snapshots) countRead(snapshot)
  return snapshots
}

/** The documents of a query. One that finds nothing is billed as one document. */
export async function readQuery(query: Query): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await query.get()
  for (const document of docs) countRead(document)
  if (docs.length === 0) counters.get(query.firestore)?.(1)
  return docs
}

/** The sum of a field over all documents of a query, made by the database, which reads none of them. */
export async function sumOf(query: Query, field: string): Promise<number> {
  const { sum, count } = (
    await query.aggregate({ sum: AggregateField.sum(field), count: AggregateField.count() }).get()
  ).data()
  counters.get(query.firestore)?.(Math.max(1, Math.ceil(count / entriesForOne)))
  return sum
}

/** How many documents match, counted by the database, which reads none of them. */
export async function countMatches(query: Query): Promise<number> {
  const { count } = (await query.count().get()).data()
  counters.get(query.firestore)?.(Math.max(1, Math.ceil(count / entriesForOne)))
  return count
}
