import { FieldValue } from 'firebase-admin/firestore'
import { UserDoc } from '../accounts/user.doc.ts'
import { writeAuditEntry } from '../content/audit.ts'
import { summariseRatings } from '../content/rating-summary.ts'
import { notifyMember } from '../notifications/notify.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { RatingDoc } from '../ratings/rating.doc.ts'

/** Removes the sentence of a member's rating and notifies the member; a rating without one stays as it is. */
export const remove_rating_words: Handler<'remove_rating_words'> = async (context, { uid }) => {
  const { db } = context.platform
  await retryOnConflict(async () => {
    const [member, stored] = await db.getAll(db.doc(`users/${uid}`), db.doc(`ratings/${uid}`))
    if (!member?.exists) throw new ApiError('user-not-found')
    if (!stored?.exists) return
    const { words, ...rating } = parseDocument(RatingDoc, stored)
    if (!words) return
    const batch = db.batch()
    const { user } = parseDocument(UserDoc, member)
    setIfUnmodified(batch, member, { user })
    batch.update(stored.ref, 'words', FieldValue.delete(), { lastUpdateTime: stored.updateTime })
    await summariseRatings(batch, db, { uid, rating })
    notifyMember(batch, context, uid, {
      title: 'Your rating’s sentence was removed',
      text: 'An admin removed the sentence of your rating. Your stars stay, and you can write another sentence.',
    })
    writeAuditEntry(batch, context, 'remove_rating_words', { subject: member.ref.path, name: user })
    await batch.commit()
  })
  return {}
}
