import { Draft, DraftKind } from '@dlm/contract/dashboard/draft.schema'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import * as z from 'zod'

/**
 * `drafts/{uid}.{kind}`, with `.{id}` of the entry where one is changed: what an admin typed into a form and has not sent. Gone thirty
 * days after the last key (`expireAt`), and with the account. Times in milliseconds.
 */
export const DraftDoc = Draft.extend({
  uid: z.string(),
  kind: DraftKind,
  /** The entry; null for the form that adds one. */
  entry: z.string().nullable(),
  /** When the present state began to be typed: after a while it becomes a version, and the next one begins. */
  begunAt: z.number(),
})
export type DraftDoc = z.infer<typeof DraftDoc>

/** Whose draft it is, and of which form. */
interface Whose {
  uid: string
  kind: DraftKind
  entry: string | undefined
}

/** No uid and no id has a dot in it. */
export function draftRef(db: Firestore, { uid, kind, entry }: Whose): DocumentReference {
  return db.doc(`drafts/${[uid, kind, ...(entry === undefined ? [] : [entry])].join('.')}`)
}
