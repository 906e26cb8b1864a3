import type { NotificationDoc } from '../../../functions/src/notifications/notification.doc.ts'
import type { QuestionDoc } from '../../../functions/src/questions/question.doc.ts'
import type { ReplyDoc } from '../../../functions/src/questions/reply.doc.ts'
import type { RatingDoc } from '../../../functions/src/ratings/rating.doc.ts'
import { moment, sequence } from './sequence.ts'

const nextRating = sequence()
const nextQuestion = sequence()
const nextReply = sequence()
const nextNotification = sequence()

export function aRatingDoc(overrides: Partial<RatingDoc> = {}): RatingDoc {
  return { rate: 5, ratedAt: moment(nextRating()), ...overrides }
}

/** A question without a reply. */
export function aQuestionDoc(overrides: Partial<QuestionDoc> = {}): QuestionDoc {
  const number = nextQuestion()
  return {
    uid: 'uid-member01',
    user: 'member01',
    ques: `Question ${number}?`,
    reps: 0,
    released: false,
    createdAt: moment(number),
    ...overrides,
  }
}

export function aReplyDoc(overrides: Partial<ReplyDoc> = {}): ReplyDoc {
  const number = nextReply()
  return {
    fqid: 'question-1',
    uid: 'uid-siteadmin',
    ans: `Reply ${number}.`,
    createdAt: moment(number),
    ...overrides,
  }
}

/** A notification for all members. */
export function aNotificationDoc(overrides: Partial<NotificationDoc> = {}): NotificationDoc {
  const number = nextNotification()
  return {
    title: `Notification ${number}`,
    text: `What notification ${number} says.`,
    filter: 'all',
    link: null,
    createdAt: moment(number),
    takeDown: '',
    ...overrides,
  }
}
