import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import { writeAuditEntry } from '../content/audit.ts'
import { BinDoc } from '../content/bin.doc.ts'
import { binRef } from '../content/bin.ts'
import type { AdminContext } from '../content/content.ts'
import { removeInsights } from '../figures/insights.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { inTransaction } from '../platform/transaction.ts'
import { contents } from './contents.ts'

/**
 * Puts a deleted entry back where it was.
 * @throws ApiError content-not-found; id-taken when another one has its id by now; what the entry itself needs
 */
export async function restoreFromBin(context: AdminContext, kind: BinKind, id: string): Promise<void> {
  const { platform } = context
  const { db } = platform
  const content = contents[kind]
  const from = binRef(platform, kind, id)
  const target = content.ref(db, id)
  await inTransaction(db, async (transaction) => {
    const [binned, existing] = await transaction.getAll(from, target)
    const entry = binned?.exists ? parseDocument(BinDoc, binned) : null
    if (!entry || entry.purging) throw new ApiError('content-not-found')
    if (entry.returning) return
    if (existing?.exists) throw new ApiError('id-taken')
    const alsoWrite = await content.beforeRestore(transaction, context, id, entry.data)
    transaction.create(target, { ...content.fromBin(entry.data), revision: entry.revision })
    transaction.update(from, { returning: true })
    alsoWrite(transaction)
    const name = content.loggedNameOf(entry.data)
    writeAuditEntry(transaction, context, 'restore', { subject: target.path, name })
  })
  await content.afterRestore(context, id)
  await from.delete()
}

/**
 * Completes a deletion, a restoration or a purge, for an entry of the bin by its document id. May be called at any point of
 * each, and at the same time.
 */
export async function continueBin(platform: Platform, entryId: string): Promise<void> {
  const snapshot = await platform.db.doc(`bin/${entryId}`).get()
  if (!snapshot.exists) return
  const entry = parseDocument(BinDoc, snapshot)
  const { kind, subject, returning, purging } = entry
  if (purging) return purgeEntry(platform, kind, subject, entry)
  const content = contents[kind]
  if (!returning) return content.afterDelete({ platform }, subject)
  await content.afterRestore({ platform }, subject)
  await snapshot.ref.delete()
}

/** Removes what is left of a deleted entry permanently. Idempotent. */
export async function purgeEntry(
  platform: Platform,
  kind: BinKind,
  id: string,
  entry: BinDoc,
): Promise<void> {
  const content = contents[kind]
  await content.purge({ platform }, id, entry.data)
  // Another entry may have its id by now; then the subcollections are that one's.
  const target = content.ref(platform.db, id)
  if (!(await target.get()).exists) {
    await platform.db.recursiveDelete(target)
    await removeInsights(platform.db, kind, id)
  }
  await platform.db.recursiveDelete(binRef(platform, kind, id))
}
