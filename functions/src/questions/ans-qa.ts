import { preview } from '@dlm/contract/format/preview'
import { paths } from '@dlm/contract/site/paths'
import { FieldValue } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { notifyMember } from '../notifications/notify.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { gramsOf } from '../platform/search.ts'
import { QuestionDoc } from './question.doc.ts'
import { toReply } from './question.repo.ts'
import { type ReplyDoc, searchableReply } from './reply.doc.ts'

/** Replies to a question in the studio's name, and notifies the asker. */
export const ans_qa: Handler<'ans_qa'> = async (context, { fqid, answ }) => {
  const { platform, caller } = context
  const { db, clock } = platform
  const questionRef = db.doc(`questions/${fqid}`)
  const id = randomId()
  const own = db.doc(`replies/${id}`)
  const reply: ReplyDoc = { fqid, uid: caller.uid, ans: answ, createdAt: clock.now() }
  await retryOnConflict(async () => {
    const [question, replied] = await db.getAll(questionRef, own)
    if (replied?.exists) return
    if (!question?.exists) throw new ApiError('question-not-found')
    const { uid: asker } = parseDocument(QuestionDoc, question)
    const batch = db.batch()
    batch.create(own, { ...reply, grams: gramsOf(searchableReply(reply)) })
    batch.update(questionRef, { reps: FieldValue.increment(1), released: true })
    notifyMember(batch, context, asker, {
      title: 'We answered your question',
      text: preview(answ),
      link: `${paths.terms}?tab=faq`,
    })
    writeAuditEntry(batch, context, 'ans_qa', { subject: questionRef.path, name: '' })
    await batch.commit()
  })
  return { data: [toReply(id, reply)] }
}
