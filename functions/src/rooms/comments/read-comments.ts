import { parseDocument } from '../../platform/documents.ts'
import type { Handler } from '../../platform/handler.ts'
import { readDocument, readQuery } from '../../platform/reads.ts'
import { assertOwnPiece, authorsOf, openToComment, openToReview } from './comment-access.ts'
import { RoomCommentDoc } from './room-comment.doc.ts'
import { pieceOfKey } from './room-review.doc.ts'
import { reviewIn, reviewRef } from './room-review.ts'
import { toComments, toReview } from './to-comment.ts'

/** The pieces of the caller’s room that were commented on or decided. */
export const get_room_review: Handler<'get_room_review'> = async ({ platform }, { grant }) => {
  const opened = await openToReview(platform, grant)
  const { pieces } = reviewIn(await readDocument(reviewRef(platform, opened.id)))
  const reviews = Object.entries(pieces)
  const deciders = reviews.map(([, { decided }]) => decided?.link ?? null)
  const authorOf = await authorsOf(platform, deciders, opened)
  return { data: reviews.map(([key, review]) => toReview(pieceOfKey(key), review, authorOf)) }
}

/** The comments of one piece, the first one first; there are so few at most that they are one answer. */
export const get_room_comments: Handler<'get_room_comments'> = async ({ platform }, { grant, piece }) => {
  const opened = await openToComment(platform, grant)
  await assertOwnPiece(platform, opened, piece)
  const documents = await readQuery(
    platform.db
      .collection('roomComments')
      .where('room', '==', opened.id)
      .where('piece.kind', '==', piece.kind)
      .where('piece.id', '==', piece.id),
  )
  const comments = documents.map((document) => ({
    id: document.id,
    stored: parseDocument(RoomCommentDoc, document),
  }))
  comments.sort((one, other) => one.stored.createdAt - other.stored.createdAt)
  return { data: await toComments(platform, opened, comments) }
}
