import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { ApiError } from '../../platform/api-error.ts'
import { retryOnConflict, setIfUnmodified } from '../../platform/compare-and-set.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Handler } from '../../platform/handler.ts'
import { readDocuments } from '../../platform/reads.ts'
import { RoomLinkDoc } from '../room-link.doc.ts'
import { assertOwnPiece, authorsOf, linkOf, openToApprove } from './comment-access.ts'
import { notifyMaker } from './notify-maker.ts'
import { assertRoomForPiece, reviewIn, reviewRef, storedReview, withReview } from './room-review.ts'
import { toReview } from './to-comment.ts'

/** Decides about a piece; where that is decided already, who did it first is answered. */
export const set_piece_state: Handler<'set_piece_state'> = async (context, { grant, piece, state }) => {
  const { platform } = context
  const { db, clock } = platform
  return retryOnConflict(async () => {
    const opened = await openToApprove(platform, grant)
    await assertOwnPiece(platform, opened, piece)
    const [stored, link] = (await readDocuments(db, [
      reviewRef(platform, opened.id),
      db.doc(`roomLinks/${opened.linkId}`),
    ])) as [DocumentSnapshot, DocumentSnapshot]
    if (!link.exists) throw new ApiError('room-not-found')
    const review = reviewIn(stored)
    const before = storedReview(review, piece)
    const authorOf = await authorsOf(platform, [before.decided?.link ?? null], opened)
    if (before.state === state) return toReview(piece, before, authorOf)
    assertRoomForPiece(review, piece)
    const changed = { ...before, state, decided: { link: linkOf(opened), at: clock.now() } }
    const batch = db.batch()
    setIfUnmodified(batch, stored, withReview(review, piece, changed))
    const notifiedAt = await notifyMaker(batch, context, opened, parseDocument(RoomLinkDoc, link))
    setIfUnmodified(batch, link, { notifiedAt })
    await batch.commit()
    return toReview(piece, changed, authorOf)
  })
}
