import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { QuestionDoc } from './question.doc.ts'

/** Deletes the caller's own question with its replies. */
export const qa_delete: Handler<'qa_delete'> = async ({ platform, caller }, { id }) => {
  const { db } = platform
  const ref = db.doc(`questions/${id}`)
  await retryOnConflict(async () => {
    const question = await ref.get()
    if (!question.updateTime) throw new ApiError('question-not-found')
    if (parseDocument(QuestionDoc, question).uid !== caller.uid) throw new ApiError('not-allowed')
    const replies = await db.collection('replies').where('fqid', '==', id).get()
    const batch = db.batch()
    for (const reply of replies.docs) batch.delete(reply.ref)
    // A reply that comes meanwhile changes the question's count of them.
    batch.delete(ref, { lastUpdateTime: question.updateTime })
    await batch.commit()
  })
  return {}
}
