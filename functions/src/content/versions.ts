import type { Version } from '@dlm/contract/dashboard/dashboard.schema'
import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore'
import { parseDocument } from '../platform/documents.ts'
import { VersionDoc } from './version.doc.ts'

/** Versions of an entry that stay however old they are. */
const minVersions = 20
/** Milliseconds for which every version stays. */
const life = 30 * 24 * 60 * 60 * 1000
/** Versions that one change removes. */
const removedAtOnce = 10

const versionsOf = (entry: DocumentReference) => entry.collection('versions')

/** Stores what the form of an entry held, with the change that ends it. */
export function saveVersion<Stored extends Pick<VersionDoc, 'revision' | 'by' | 'at'>>(
  batch: WriteBatch,
  entry: DocumentReference,
  version: Stored,
): void {
  batch.set(versionsOf(entry).doc(String(version.revision)), version)
}

/** Removes what is older than 30 days and not among the last 20. @param revision of the entry by now @param now ms */
export async function pruneVersions(entry: DocumentReference, revision: number, now: number): Promise<void> {
  const older = versionsOf(entry)
    .where('at', '<', now - life)
    .orderBy('at')
  const { docs } = await older.limit(removedAtOnce).get()
  const past = docs.filter(
    (found) => parseDocument(VersionDoc.pick({ revision: true }), found).revision < revision - minVersions,
  )
  await Promise.all(past.map(({ ref }) => ref.delete()))
}

/** The former versions of an entry, the last first. */
export async function listVersions(entry: DocumentReference, most: number): Promise<Version[]> {
  const { docs } = await versionsOf(entry).orderBy('at', 'desc').limit(most).get()
  return docs.map((found) => parseDocument(VersionDoc, found))
}
