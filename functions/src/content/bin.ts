import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import { ApiError } from '../platform/api-error.ts'
import type { Platform } from '../platform/platform.ts'
import { gramsOf } from '../platform/search.ts'
import { inTransaction } from '../platform/transaction.ts'
import { writeAuditEntry } from './audit.ts'
import { type BinDoc, binId, searchableBinEntry } from './bin.doc.ts'
import type { AdminContext, Content } from './content.ts'
import { revisionOf } from './revision.ts'

/** The document of a deleted entry. */
export function binRef({ db }: Pick<Platform, 'db'>, kind: BinKind, id: string) {
  return db.doc(`bin/${binId(kind, id)}`)
}

/**
 * Moves an entry to the recycle bin, from which `restore` returns it.
 * @throws ApiError with the code `notFound` of its content
 */
export async function moveToBin(context: AdminContext, content: Content, id: string): Promise<void> {
  const { platform, caller } = context
  const { kind, deletedBy, notFound } = content
  const { db, clock } = platform
  await inTransaction(db, async (transaction) => {
    const snapshot = await transaction.get(content.ref(db, id))
    if (!snapshot.exists) throw new ApiError(notFound)
    const alsoWrite = await content.beforeDelete(transaction, context, snapshot)
    const data = content.toBin(snapshot)
    const entry: BinDoc = {
      kind,
      subject: id,
      name: content.nameOf(snapshot),
      by: caller.user,
      deletedAt: clock.now(),
      returning: false,
      purging: false,
      data,
      revision: revisionOf(snapshot),
    }
    transaction.set(binRef(platform, kind, id), { ...entry, grams: gramsOf(searchableBinEntry(entry)) })
    transaction.delete(snapshot.ref)
    alsoWrite(transaction)
    writeAuditEntry(transaction, context, deletedBy, {
      subject: snapshot.ref.path,
      name: content.loggedNameOf(data),
    })
  })
  await content.afterDelete(context, id)
}
