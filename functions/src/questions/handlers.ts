import { maxSavedReplies } from '@dlm/contract/questions/questions.schema'
import { writeAuditEntry } from '../content/audit.ts'
import { deleteHandler } from '../content/delete-handler.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet, retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { compareNames } from '../platform/sort-key.ts'
import { inTransaction } from '../platform/transaction.ts'
import { ans_delete } from './ans-delete.ts'
import { ans_qa } from './ans-qa.ts'
import { qa } from './qa.ts'
import { questionContent } from './question.content.ts'
import { QuestionDoc } from './question.doc.ts'
import {
  nameAskers,
  ownQuestionList,
  publicQuestions,
  replyList,
  unansweredQuestions,
} from './question.repo.ts'
import { SavedReplyDoc } from './saved-reply.doc.ts'

/** Removes a saved reply; an undo saves it again. */
const delete_saved_reply: Handler<'delete_saved_reply'> = async (context, { id }) => {
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

/** A page of the public questions, newest first; for admins those without a reply, public or not. */
const get_faqs: Handler<'get_faqs'> = async ({ platform, isAdmin }, { unanswered, ...input }) => {
  if (unanswered && !(await isAdmin())) throw new ApiError('not-allowed')
  const list = unanswered ? unansweredQuestions(platform) : publicQuestions(platform)
  const { items, next } = await readPage(list, input)
  return { data: await nameAskers(platform, items), next }
}

/** A page of the caller's own questions, newest first. */
const get_qa: Handler<'get_qa'> = async ({ platform, caller }, input) => {
  const { items, next } = await readPage(ownQuestionList(platform, caller.uid), input)
  return { data: items, next }
}

/** A page of the replies to a question, oldest first; none to one that is not there, as in the recycle bin. */
const get_reply: Handler<'get_reply'> = async ({ platform }, { id, ...input }) => {
  const [question, { items, next }] = await Promise.all([
    platform.db.doc(`questions/${id}`).get(),
    readPage(replyList(platform, id), input),
  ])
  return question.exists ? { data: items, next } : { data: [] }
}

/** The saved replies, by their names. */
const get_saved_replies: Handler<'get_saved_replies'> = async ({ platform: { db } }) => {
  const { docs } = await db.collection('savedReplies').limit(maxSavedReplies).get()
  const replies = docs.map((document) => ({ id: document.id, ...parseDocument(SavedReplyDoc, document) }))
  return { data: replies.sort((one, other) => compareNames(one.name, other.name)) }
}

/** Deletes the caller's own question with its replies. */
const qa_delete: Handler<'qa_delete'> = async ({ platform, caller }, { id }) => {
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

/** Makes a question public before it is answered. Idempotent. */
const release_question: Handler<'release_question'> = async (context, { id }) => {
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

/** Saves a reply, or changes the one that is saved under its id. Idempotent. */
const save_reply: Handler<'save_reply'> = async (context, { id, name, text }) => {
  const { db } = context.platform
  const all = db.collection('savedReplies')
  const ref = all.doc(id)
  await inTransaction(db, async (transaction) => {
    // Read whole, so that of two that come at the same time the second one counts the first.
    const { docs } = await transaction.get(all)
    const saved = docs.find((document) => document.id === id)
    const before = saved && parseDocument(SavedReplyDoc, saved)
    if (before?.name === name && before.text === text) return
    if (!saved && docs.length >= maxSavedReplies) throw new ApiError('too-many-saved-replies')
    transaction.set(ref, { name, text } satisfies SavedReplyDoc)
    writeAuditEntry(transaction, context, 'save_reply', { subject: ref.path, name })
  })
  return {}
}

/** Handlers of the questions domain. */
export const questionsHandlers = {
  get_qa,
  qa,
  get_reply,
  qa_delete,
  ans_delete,
  get_faqs,
  ans_qa,
  release_question,
  get_saved_replies,
  save_reply,
  delete_saved_reply,
  delete_question: deleteHandler(questionContent),
}
