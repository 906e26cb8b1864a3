import { quotas } from '@dlm/contract/limits'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { parseDocument } from '../platform/documents.ts'
import { SavedDoc } from './saved.doc.ts'

/** A stored list, or the empty one that is the default. */
export function readSaved(snapshot: DocumentSnapshot): SavedDoc {
  return snapshot.exists ? parseDocument(SavedDoc, snapshot) : { ids: [], revision: 0 }
}

/**
 * The list after a change. One that was made of the list in force replaces it; one that was made of an older list, in
 * another tab, adds to it, so that nothing that was saved is lost (DESIGN §5).
 */
export function changedList(
  stored: SavedDoc,
  sent: readonly string[],
  revision: number | undefined,
): SavedDoc {
  const isCurrent = revision === stored.revision
  const ids = isCurrent ? [...sent] : [...new Set([...sent, ...stored.ids])].slice(0, quotas.saved)
  return { ids, revision: stored.revision + 1 }
}
