import { brand } from '@dlm/contract/brand/brand'
import { studioDay } from '@dlm/contract/format/day'
import type { Question, Reply } from '@dlm/contract/questions/questions.schema'
import { Filter } from 'firebase-admin/firestore'
import { UserDoc } from '../accounts/user.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { publicId } from '../platform/public-id.ts'
import { QuestionDoc, searchableQuestion } from './question.doc.ts'
import { ReplyDoc, searchableReply } from './reply.doc.ts'

/** A stored question as its asker is answered it. */
export function toQuestion(id: string, { createdAt, released, ...question }: QuestionDoc): Question {
  const isPublic = released || question.reps > 0
  return { ...question, id, fqid: id, shown: isPublic, date: studioDay(createdAt) }
}

/** Numbers of replies of older answered questions, which were not released by answering. */
const answered = Array.from({ length: 20 }, (_, at) => at + 1)

/** The public questions: released, or answered before answering released a question. Newest first. */
export function publicQuestions({ db }: Platform): ListSpec<Question> {
  return {
    collection: db.collection('questions'),
    narrow: (query) =>
      query.where(Filter.or(Filter.where('released', '==', true), Filter.where('reps', 'in', answered))),
    sort: 'createdAt',
    direction: 'desc',
    schema: QuestionDoc,
    parse: (document) => toQuestion(document.id, parseDocument(QuestionDoc, document)),
    searchable: searchableQuestion,
  }
}

/** The questions without a reply, for admins. Newest first. */
export function unansweredQuestions({ db }: Platform): ListSpec<Question> {
  return {
    collection: db.collection('questions'),
    narrow: (query) => query.where('reps', '==', 0),
    sort: 'createdAt',
    direction: 'desc',
    schema: QuestionDoc,
    parse: (document) => toQuestion(document.id, parseDocument(QuestionDoc, document)),
    searchable: searchableQuestion,
  }
}

/** The questions of one member, newest first. */
export function ownQuestionList({ db }: Platform, uid: string): ListSpec<Question> {
  return {
    collection: db.collection('questions'),
    narrow: (query) => query.where('uid', '==', uid),
    sort: 'createdAt',
    direction: 'desc',
    schema: QuestionDoc,
    parse: (document) => toQuestion(document.id, parseDocument(QuestionDoc, document)),
    searchable: searchableQuestion,
  }
}

/**
 * The questions as others are answered them: with the names of their askers' accounts, as a question of before may have
 * any, and with ids that lead nowhere.
 */
export async function nameAskers(platform: Platform, questions: readonly Question[]): Promise<Question[]> {
  const { db } = platform
  const uids = [...new Set(questions.map(({ uid }) => uid))]
  if (uids.length === 0) return []
  const members = await db.getAll(...uids.map((uid) => db.doc(`users/${uid}`)))
  const names = new Map(
    members.flatMap((member) => (member.exists ? [[member.id, parseDocument(UserDoc, member).user]] : [])),
  )
  return questions.map((question) => ({
    ...question,
    user: names.get(question.uid) ?? 'A former member',
    uid: publicId(platform, question.uid),
  }))
}

/** A stored reply as answers carry it: signed by the studio, whichever admin wrote it. */
export function toReply(id: string, { fqid, ans, createdAt }: ReplyDoc): Reply {
  return { id, ansId: id, qaid: fqid, fqid, ans, user: brand.company, date: studioDay(createdAt) }
}

/** The replies to one question, oldest first. */
export function replyList({ db }: Platform, fqid: string): ListSpec<Reply> {
  return {
    collection: db.collection('replies'),
    narrow: (query) => query.where('fqid', '==', fqid),
    sort: 'createdAt',
    direction: 'asc',
    schema: ReplyDoc,
    parse: (document) => toReply(document.id, parseDocument(ReplyDoc, document)),
    searchable: searchableReply,
  }
}

/** Replies that one batch removes. */
const batchSize = 200

/** Removes the replies to a question permanently. Idempotent. */
export async function removeReplies({ db }: Pick<Platform, 'db'>, fqid: string): Promise<void> {
  const replies = db.collection('replies').where('fqid', '==', fqid).limit(batchSize)
  for (let page = await replies.get(); !page.empty; page = await replies.get()) {
    const batch = db.batch()
    for (const reply of page.docs) batch.delete(reply.ref)
    await batch.commit()
  }
}
