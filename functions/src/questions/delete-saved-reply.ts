import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { SavedReplyDoc } from './saved-reply.doc.ts'

/** Removes a saved reply; whoever did so brings it back by saving it again. */
export const delete_saved_reply: Handler<'delete_saved_reply'> = async (context, { id }) => {
  const { db } = context.platform
  const ref = db.doc(`savedReplies/${id}`)
  await retryOnConflict(async () => {
    const snapshot = await ref.get()
    if (!snapshot.exists) throw new ApiError('saved-reply-not-found')
    const { name } = parseDocument(SavedReplyDoc, snapshot)
    const batch = db.batch()
    batch.delete(ref, { exists: true })
    writeAuditEntry(batch, context, 'delete_saved_reply', { subject: ref.path, name })
    await batch.commit()
  })
  return {}
}
