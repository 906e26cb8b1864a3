import { day } from '@dlm/contract/format/day'
import type { Question, Reply } from '@dlm/contract/questions/questions.schema'
import { parseDocument } from '../platform/documents.ts'
import type { ListSpec } from '../platform/paging.ts'
import type { Platform } from '../platform/platform.ts'
import { QuestionDoc, searchableQuestion } from './question.doc.ts'
import { ReplyDoc, searchableReply } from './reply.doc.ts'

/** A stored question as answers carry it. */
export function toQuestion(id: string, { createdAt, ...question }: QuestionDoc): Question {
  return { ...question, id, fqid: id, date: day(new Date(createdAt)) }
}

/** The questions, newest first; `unanswered` leaves those without a reply. */
export function questionList({ db }: Platform, unanswered: boolean): ListSpec<Question> {
  return {
    collection: db.collection('questions'),
    ...(unanswered && { narrow: (query) => query.where('reps', '==', 0) }),
    sort: 'createdAt',
    direction: 'desc',
    fields: ['uid', 'user', 'ques', 'reps'],
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
    fields: ['uid', 'user', 'ques', 'reps'],
    parse: (document) => toQuestion(document.id, parseDocument(QuestionDoc, document)),
    searchable: searchableQuestion,
  }
}

/** The replies to one question, oldest first. */
export function replyList({ db }: Platform, fqid: string): ListSpec<Reply> {
  return {
    collection: db.collection('replies'),
    narrow: (query) => query.where('fqid', '==', fqid),
    sort: 'createdAt',
    direction: 'asc',
    fields: ['fqid', 'uid', 'user', 'ans'],
    parse(document) {
      const { createdAt, ans, user } = parseDocument(ReplyDoc, document)
      const { id } = document
      return { id, ansId: id, qaid: fqid, fqid, ans, user, date: day(new Date(createdAt)) }
    },
    searchable: searchableReply,
  }
}
