import { mostSavedReplies } from '@dlm/contract/questions/questions.schema'
import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { inTransaction } from '../platform/transaction.ts'
import { SavedReplyDoc } from './saved-reply.doc.ts'

/** Keeps a reply, or changes the one that is kept under its id; the same once more changes nothing. */
export const save_reply: Handler<'save_reply'> = async (context, { id, name, text }) => {
  const { db } = context.platform
  const all = db.collection('savedReplies')
  const ref = all.doc(id)
  await inTransaction(db, async (transaction) => {
    // Read whole, so that of two that come at the same time the second one counts the first.
    const { docs } = await transaction.get(all)
    const found = docs.find((document) => document.id === id)
    const before = found && parseDocument(SavedReplyDoc, found)
    if (before?.name === name && before.text === text) return
    if (!found && docs.length >= mostSavedReplies) throw new ApiError('too-many-saved-replies')
    transaction.set(ref, { name, text } satisfies SavedReplyDoc)
    writeAuditEntry(transaction, context, 'save_reply', { subject: ref.path, name })
  })
  return {}
}
