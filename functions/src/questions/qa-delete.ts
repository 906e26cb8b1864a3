import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { QuestionDoc } from './question.doc.ts'

/** Deletes the caller's own question with its replies. */
export const qa_delete: Handler<'qa_delete'> = async ({ platform, caller }, { id }) => {
  const { db } = platform
  const ref = db.doc(`questions/${id}`)
  await db.runTransaction(async (transaction) => {
    const question = await transaction.get(ref)
    if (!question.exists) throw new ApiError('question-not-found')
    if (parseDocument(QuestionDoc, question).uid !== caller.uid) throw new ApiError('not-allowed')
    const replies = await transaction.get(db.collection('replies').where('fqid', '==', id))
    for (const reply of replies.docs) transaction.delete(reply.ref)
    transaction.delete(ref)
  })
  return {}
}
