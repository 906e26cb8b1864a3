import type { DraftKind } from '@dlm/contract/dashboard/draft.schema'
import type { ErrorCode } from '@dlm/contract/errors'
import type { AuditedAction } from '@dlm/contract/users/users.schema'
import type { WriteBatch } from 'firebase-admin/firestore'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'
import { writeAuditEntry } from './audit.ts'
import type { AdminContext } from './content.ts'
import { draftRef } from './draft.doc.ts'
import { entryIndex } from './entry-index.ts'
import type { UnitOfWork } from './unit-of-work.ts'

interface NewEntry {
  /** Path of the document. */
  path: string
  action: AuditedAction
  /** What people call it. */
  name: string
  document: Record<string, unknown>
  /** The texts that are searched. */
  searchable: readonly string[]
  /** The form whose draft of the caller is deleted with it; missing for forms without drafts on the server. */
  draft?: DraftKind
  /** Answered when its id is taken; ids that are made here never are. */
  taken?: ErrorCode
}

/**
 * Adds an entry with everything that belongs to it in one batch: there is all of it or nothing.
 * @param work what belongs to it besides: its cover, and further writes
 * @throws ApiError `taken`; upload-not-valid when its cover was used by another call meanwhile, as by the same form sent twice
 */
export async function addEntry(context: AdminContext, entry: NewEntry, work: UnitOfWork): Promise<void> {
  const { path, action, name, document, searchable, draft, taken } = entry
  const { db } = context.platform
  const ref = db.doc(path)
  const commit = async (fill: (batch: WriteBatch) => void) => {
    const batch = db.batch()
    batch.create(ref, { ...document, ...entryIndex(document, searchable), revision: 0 })
    fill(batch)
    if (draft) batch.delete(draftRef(db, { uid: context.caller.uid, kind: draft, entry: undefined }))
    writeAuditEntry(batch, context, action, { subject: path, name })
    await batch.commit()
  }
  await work.run(ref, commit).catch(async (error) => {
    if (!isConflict(error)) throw error
    if (await work.isStored(ref)) return
    throw new ApiError(taken && (await ref.get()).exists ? taken : 'upload-not-valid')
  })
}
