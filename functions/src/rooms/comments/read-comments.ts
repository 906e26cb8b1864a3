import type { Handler } from '../../platform/handler.ts'
import { readDocument } from '../../platform/reads.ts'
import { assertOwnPiece, authorsOf, openToComment, openToReview } from './comment-access.ts'
import { pieceComments } from './piece-comments.ts'
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

/** The comments of one piece, the first one first. */
export const get_room_comments: Handler<'get_room_comments'> = async ({ platform }, { grant, piece }) => {
  const opened = await openToComment(platform, grant)
  await assertOwnPiece(platform, opened, piece)
  const comments = await pieceComments(platform, opened.id, piece)
  return { data: await toComments(platform, opened, comments) }
}
