import { FieldValue } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { QuestionDoc } from './question.doc.ts'
import { ReplyDoc } from './reply.doc.ts'

/** Deletes a reply to the caller's own question; an admin with a live session may delete any (SPEC §7). */
export const ans_delete: Handler<'ans_delete'> = async (context, { id }) => {
  const { platform, caller, isAdmin } = context
  const { db } = platform
  const ref = db.doc(`replies/${id}`)
  const mayAny = await isAdmin()
  await retryOnConflict(async () => {
    const reply = await ref.get()
    if (!reply.updateTime) throw new ApiError('reply-not-found')
    const questionRef = db.doc(`questions/${parseDocument(ReplyDoc, reply).fqid}`)
    const question = await questionRef.get()
    const isAsker = question.exists && parseDocument(QuestionDoc, question).uid === caller.uid
    if (!isAsker && !mayAny) throw new ApiError('not-allowed')
    const batch = db.batch()
    batch.delete(ref, { lastUpdateTime: reply.updateTime })
    if (!isAsker) writeAuditEntry(batch, context, 'ans_delete', { subject: ref.path, name: id })
    if (question.exists) batch.update(questionRef, { reps: FieldValue.increment(-1) })
    await batch.commit()
  })
  return {}
}
