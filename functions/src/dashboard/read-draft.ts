import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { DraftDoc } from '../content/draft.doc.ts'
import { parseDocument } from '../platform/documents.ts'

/** A draft as it is stored; null where there is none. */
export function readDraft(snapshot: DocumentSnapshot): DraftDoc | null {
  return snapshot.exists ? parseDocument(DraftDoc, snapshot) : null
}
