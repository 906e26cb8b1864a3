import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import type { EntryFigureName } from '@dlm/contract/statistics/insight.schema'
import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { monthOf } from './usage.ts'

/** What happened to which entry: `news/abc123/views`. */
export type EntryFigureKey = `${ContentKind}/${string}/${EntryFigureName}`

/** Whether that is counted of one entry. */
export const isOfEntry = (key: string): boolean => key.includes('/')

/** An entry's month (`YYYY-MM`). */
export function insightRef(db: Firestore, kind: ContentKind, id: string, month: string): DocumentReference {
  return db.doc(`insights/${kind}~${id}~${month}`)
}

/**
 * Adds what happened on a day to the months of its entries, in a batch. Counts that are of no entry are left out.
 * @param endOf when what began then goes
 */
export function addToInsights(
  batch: WriteBatch,
  db: Firestore,
  date: string,
  counts: Readonly<Partial<Record<string, number>>>,
  endOf: (since: string) => Date,
): void {
  const month = monthOf(date)
  const expireAt = endOf(month)
  const add = (by: number) => FieldValue.increment(by)
  for (const [key, by = 0] of Object.entries(counts).filter(([key]) => isOfEntry(key))) {
    const [kind = '', id = '', name = ''] = key.split('/')
    const days = { [date]: { [name]: add(by) } }
    const ofMonth = { month, days, expireAt, ...(name === 'views' && { views: add(by) }) }
    batch.set(insightRef(db, kind as ContentKind, id, month), ofMonth, { merge: true })
  }
}

/** Removes what was counted of a purged entry: another may have its id one day. */
export async function removeInsights(db: Firestore, kind: string, id: string): Promise<void> {
  const { docs } = await db
    .collection('insights')
    .orderBy(FieldPath.documentId())
    .startAt(`${kind}~${id}~`)
    .endBefore(`${kind}~${id}~~`)
    .get()
  const batch = db.batch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
}
