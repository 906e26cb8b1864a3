import type { DraftKind } from '@dlm/contract/dashboard/draft.schema'
import type { ErrorCode } from '@dlm/contract/errors'
import type { AuditedAction } from '@dlm/contract/users/users.schema'
import type { WriteBatch } from 'firebase-admin/firestore'
import { namesImage, type StagedImage } from '../files/staged-image.ts'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'
import { writeAuditEntry } from './audit.ts'
import type { AdminContext } from './content.ts'
import { draftRef } from './draft.doc.ts'
import { entryIndex } from './entry-index.ts'

interface NewEntry {
  /** Path of the document. */
  path: string
  action: AuditedAction
  /** What people call it. */
  name: string
  document: Record<string, unknown>
  /** The texts a search looks into. */
  searchable: readonly string[]
  /** Its cover. */
  image: StagedImage
  /** The form whose draft of the caller is deleted with it; missing for forms without drafts on the server. */
  draft?: DraftKind
  /** What is written with it. */
  also?(batch: WriteBatch): void
  /** Answered when its id is taken; ids that are made here never are. */
  taken?: ErrorCode
}

/**
 * Adds an entry with everything that belongs to it in one batch: there is all of it or nothing.
 * @throws ApiError `taken`; upload-not-valid when its picture was used up meanwhile, as by the same form sent twice
 */
export async function addEntry(context: AdminContext, entry: NewEntry): Promise<void> {
  const { path, action, name, document, searchable, image, draft, also, taken } = entry
  const { db } = context.platform
  const ref = db.doc(path)
  const batch = db.batch()
  batch.create(ref, { ...document, ...entryIndex(document, searchable), revision: 0 })
  const finish = image.commit(batch)
  also?.(batch)
  if (draft) batch.delete(draftRef(db, { uid: context.caller.uid, kind: draft, entry: undefined }))
  writeAuditEntry(batch, context, action, { subject: path, name })
  await batch.commit().catch(async (error) => {
    if (!isConflict(error)) throw error
    const existing = await ref.get()
    if (namesImage(existing, image)) return
    await image.rollback()
    throw new ApiError(taken && existing.exists ? taken : 'upload-not-valid')
  })
  await finish()
}
