import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { QuestionDoc } from './question.doc.ts'

/** Shows a question to everybody before it is answered; once more changes nothing. */
export const release_question: Handler<'release_question'> = async (context, { id }) => {
  const ref = context.platform.db.doc(`questions/${id}`)
  await compareAndSet(ref, (snapshot) => {
    if (!snapshot.exists) throw new ApiError('question-not-found')
    const { released } = parseDocument(QuestionDoc, snapshot)
    return {
      data: released ? null : { released: true },
      result: undefined,
      also: (batch) => writeAuditEntry(batch, context, 'release_question', { subject: ref.path, name: '' }),
    }
  })
  return {}
}
