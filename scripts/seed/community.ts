import { keyOf } from '@dlm/contract/sonata/key-format'
import {
  aNotificationDoc,
  aQuestionDoc,
  aRatingDoc,
  aReplyDoc,
} from '../../tests/support/factories/community.ts'
import { documents, type StoredDocument } from '../../tests/support/factories/documents.ts'
import { aSavedDoc } from '../../tests/support/factories/media.ts'
import { aSonataRequestDoc } from '../../tests/support/factories/sonata.ts'
import { MEMBER, SITE_ADMIN, uidOf } from './accounts.ts'
import { photoId } from './albums.ts'
import { type DemoNotification, notifications } from './data/notifications.ts'
import { type DemoQuestion, questions } from './data/questions.ts'
import { ratings } from './data/ratings.ts'
import { type DemoSonataRequest, sonataRequests } from './data/sonata.ts'
import { daysBefore } from './demo-day.ts'
import { emailOf } from './members.ts'
import type { Part } from './part.ts'

function ratingDocument({ username, rate, daysAgo }: (typeof ratings)[number]): StoredDocument {
  return documents.ratings(uidOf(username), aRatingDoc({ rate, ratedAt: daysBefore(daysAgo, 18) }))
}

function questionDocuments({ id, username, name, ques, daysAgo, replies }: DemoQuestion): StoredDocument[] {
  const asked = { uid: uidOf(username), user: name, ques, reps: replies.length }
  const question = aQuestionDoc({ ...asked, createdAt: daysBefore(daysAgo, 15) })
  const answers = replies.map((reply, at) => {
    const author = { uid: uidOf(SITE_ADMIN.username) }
    const createdAt = daysBefore(reply.daysAgo, 10 + at)
    return documents.replies(
      `${id}-reply-${at + 1}`,
      aReplyDoc({ fqid: id, ...author, ans: reply.ans, createdAt }),
    )
  })
  return [documents.questions(id, question), ...answers]
}

function sonataDocument(request: DemoSonataRequest): StoredDocument {
  const { mid, devid, transaction, username, cypher, daysAgo, paidDaysAgo } = request
  const paid = paidDaysAgo === null ? {} : { keynum: keyOf(cypher), paidAt: daysBefore(paidDaysAgo, 11) }
  const owner = { uid: uidOf(username), email: emailOf(username) }
  const createdAt = daysBefore(daysAgo, 14)
  return documents.sonata(
    mid,
    aSonataRequestDoc({ devid, transaction, cypher, ...owner, createdAt, ...paid }),
  )
}

function notificationDocuments(notification: DemoNotification): StoredDocument[] {
  const { id, title, text, to, link, daysAgo, viewedBy } = notification
  const filter = to === null ? 'all' : uidOf(to)
  const sent = aNotificationDoc({ title, text, filter, link, createdAt: daysBefore(daysAgo, 12) })
  const receipts = viewedBy.map((username) =>
    documents.receipts(uidOf(username))(id, { viewedAt: daysBefore(daysAgo, 20) }),
  )
  return [documents.notifications(id, sent), ...receipts]
}

/** The bookmarks of the verified member: photos, a video and a sound. */
function savedDocument(): StoredDocument {
  const ids = [
    photoId('north-light', 4),
    'video-northern-lights',
    photoId('paper-cuts', 3),
    'audio-evening-bells',
  ]
  return documents.saved(uidOf(MEMBER.username), aSavedDoc({ ids, revision: ids.length }))
}

/** What members contribute: ratings, questions, key requests, bookmarks; and what they are told. */
export function seedCommunity(): Part {
  return {
    documents: [
      ...ratings.map(ratingDocument),
      ...questions.flatMap(questionDocuments),
      ...sonataRequests.map(sonataDocument),
      ...notifications.flatMap(notificationDocuments),
      savedDocument(),
    ],
    objects: [],
  }
}
