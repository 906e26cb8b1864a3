import type { DocumentSnapshot } from 'firebase-admin/firestore'

/** How often admins have changed a document. Counts that are rolled up into it change it, and not this. */
export function revisionOf(snapshot: DocumentSnapshot): number {
  return Number(snapshot.get('revision') ?? 0)
}
