import { commentRules } from '@dlm/contract/rooms/comment-rules'
import type { CommentedPiece } from '@dlm/contract/rooms/comments.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { ApiError } from '../../platform/api-error.ts'
import { retryOnConflict, setIfUnmodified } from '../../platform/compare-and-set.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Handler } from '../../platform/handler.ts'
import { readDocuments } from '../../platform/reads.ts'
import { RoomLinkDoc } from '../room-link.doc.ts'
import { assertOwnPiece, linkOf, openToComment } from './comment-access.ts'
import { notifyMaker } from './notify-maker.ts'
import { RoomCommentDoc } from './room-comment.doc.ts'
import { assertRoomForComment, reviewIn, reviewRef, storedReview, withReview } from './room-review.ts'
import { toComment } from './to-comment.ts'

/**
 * Adds a comment under the id that the browser made, so that one that is sent twice is one. The link is written in the same batch, on the
 * condition that it is unmodified: nothing is added by one that is revoked at the same time.
 */
export const add_room_comment: Handler<'add_room_comment'> = async (
  context,
  { grant, id, parent: parentId = null, ...form },
) => {
  const { platform } = context
  const { db, clock } = platform
  return retryOnConflict(async () => {
    const opened = await openToComment(platform, grant)
    await assertOwnPiece(platform, opened, form.piece)
    const [stored, review, link, parent] = (await readDocuments(db, [
      db.doc(`roomComments/${id}`),
      reviewRef(platform, opened.id),
      db.doc(`roomLinks/${opened.linkId}`),
      ...(parentId === null ? [] : [db.doc(`roomComments/${parentId}`)]),
    ])) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, DocumentSnapshot?]
    if (!link.exists) throw new ApiError('room-not-found')
    const comment: RoomCommentDoc = {
      ...{ ...form, parent: parentId, room: opened.id, link: linkOf(opened) },
      ...{ resolved: null, createdAt: clock.now(), editedAt: null },
    }
    const batch = db.batch()
    if (stored.exists) {
      const before = parseDocument(RoomCommentDoc, stored)
      if (before.room !== comment.room || before.link !== comment.link)
        throw new ApiError('invalid-input', { fields: { id: commentRules.otherId } })
      if (before.text !== '') return toComment(platform, opened, id, before)
      const { text, strokes } = form
      setIfUnmodified(batch, stored, { text, strokes })
      await batch.commit()
      return toComment(platform, opened, id, { ...before, text, strokes })
    }
    if (parent) assertParent(parent, opened.id, form.piece)
    const reviewed = reviewIn(review)
    assertRoomForComment(reviewed, form.piece)
    const { comments, unresolved, ...decided } = storedReview(reviewed, form.piece)
    const changed = {
      ...decided,
      comments: comments + 1,
      unresolved: unresolved + (parentId === null ? 1 : 0),
    }
    batch.create(stored.ref, comment)
    setIfUnmodified(batch, review, withReview(reviewed, form.piece, changed))
    const notifiedAt = await notifyMaker(batch, context, opened, parseDocument(RoomLinkDoc, link))
    setIfUnmodified(batch, link, { notifiedAt })
    await batch.commit()
    return toComment(platform, opened, id, comment)
  })
}

/** @throws ApiError comment-not-found for what is no comment, without being a reply itself, on the same piece */
function assertParent(snapshot: DocumentSnapshot, room: string, piece: CommentedPiece): void {
  const parent = snapshot.exists ? parseDocument(RoomCommentDoc, snapshot) : null
  const isOne =
    parent?.room === room &&
    parent.parent === null &&
    parent.piece.kind === piece.kind &&
    parent.piece.id === piece.id
  if (!isOne) throw new ApiError('comment-not-found')
}
