import type { BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import type { ErrorCode } from '@dlm/contract/errors'
import type { AuditedAction } from '@dlm/contract/users/users.schema'
import { ApiError } from '../platform/api-error.ts'
import type { Platform } from '../platform/platform.ts'
import { gramsOf } from '../platform/search.ts'
import { writeAuditEntry } from './audit.ts'
import { type BinDoc, binId, searchableBinEntry } from './bin.doc.ts'
import type { AdminContext, Content } from './content.ts'
import { revisionOf } from './revision.ts'

/** Where an entry lies while it is deleted. */
export function binRef({ db }: Pick<Platform, 'db'>, kind: BinKind, id: string) {
  return db.doc(`bin/${binId(kind, id)}`)
}

interface Removal {
  kind: BinKind
  content: Content
  id: string
  action: AuditedAction
  /** Answered for an entry that is not there. */
  missing: ErrorCode
}

/**
 * Deletes an entry into the recycle bin, from which `restore` brings it back.
 * @throws ApiError with the code `missing`
 */
export async function moveToBin(
  context: AdminContext,
  { kind, content, id, action, missing }: Removal,
): Promise<void> {
  const { platform, caller } = context
  const { db, clock } = platform
  await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(content.ref(db, id))
    if (!snapshot.exists) throw new ApiError(missing)
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
    writeAuditEntry(transaction, context, action, {
      subject: snapshot.ref.path,
      name: content.loggedNameOf(data),
    })
  })
  await content.afterDelete(context, id)
}
