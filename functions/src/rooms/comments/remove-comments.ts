import type { Transaction } from 'firebase-admin/firestore'
import { parseDocument } from '../../platform/documents.ts'
import type { Platform } from '../../platform/platform.ts'
import { RoomCommentDoc } from './room-comment.doc.ts'
import { reviewIn, reviewRef, storedReview, withReview } from './room-review.ts'

/** Removes what a link wrote, and the replies to it, with the link: all reads of the transaction come before its writes. */
export async function removeCommentsOf(
  platform: Platform,
  transaction: Transaction,
  { room, link }: { room: string; link: string },
): Promise<void> {
  const { db } = platform
  const [stored, { docs }] = await Promise.all([
    transaction.get(reviewRef(platform, room)),
    transaction.get(db.collection('roomComments').where('room', '==', room)),
  ])
  const comments = docs.map((document) => ({
    ref: document.ref,
    id: document.id,
    comment: parseDocument(RoomCommentDoc, document),
  }))
  const own = new Set(comments.filter(({ comment }) => comment.link === link).map(({ id }) => id))
  const gone = comments.filter(({ id, comment }) => own.has(id) || own.has(comment.parent ?? ''))
  if (gone.length === 0) return
  let review = reviewIn(stored)
  for (const { ref, comment } of gone) {
    const before = storedReview(review, comment.piece)
    const isUnresolved = comment.parent === null && comment.resolved === null
    review = withReview(review, comment.piece, {
      ...before,
      comments: before.comments - 1,
      unresolved: before.unresolved - (isUnresolved ? 1 : 0),
    })
    transaction.delete(ref)
  }
  transaction.set(stored.ref, review)
}

const batchSize = 400

/** Removes all comments of a room, with what is decided of its pieces. Its links are gone before, so that none is added meanwhile. */
export async function purgeComments(platform: Platform, room: string): Promise<void> {
  const { db } = platform
  const { docs } = await db.collection('roomComments').where('room', '==', room).get()
  for (let from = 0; from < docs.length; from += batchSize) {
    const batch = db.batch()
    for (const { ref } of docs.slice(from, from + batchSize)) batch.delete(ref)
    await batch.commit()
  }
  await reviewRef(platform, room).delete()
}
