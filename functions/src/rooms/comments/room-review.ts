import { quotas } from '@dlm/contract/limits'
import { commentRules } from '@dlm/contract/rooms/comment-rules'
import type { CommentedPiece } from '@dlm/contract/rooms/comments.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { ApiError } from '../../platform/api-error.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Platform } from '../../platform/platform.ts'
import { pieceKey, RoomReviewDoc, StoredReview } from './room-review.doc.ts'

export const reviewRef = ({ db }: Pick<Platform, 'db'>, room: string) => db.doc(`roomReviews/${room}`)

/** What is decided so far; nothing where there is no document yet. */
export function reviewIn(snapshot: DocumentSnapshot): RoomReviewDoc {
  return snapshot.exists ? parseDocument(RoomReviewDoc, snapshot) : { comments: 0, pieces: {} }
}

export function storedReview({ pieces }: RoomReviewDoc, piece: CommentedPiece): StoredReview {
  return pieces[pieceKey(piece)] ?? StoredReview.parse({})
}

/** The review with another one of one piece, which is left out where there is nothing to say of it. */
export function withReview(
  { comments, pieces }: RoomReviewDoc,
  piece: CommentedPiece,
  changed: StoredReview,
): RoomReviewDoc {
  const { [pieceKey(piece)]: before, ...others } = pieces
  const isNothing = changed.comments === 0 && changed.decided === null
  return {
    comments: comments + changed.comments - (before?.comments ?? 0),
    pieces: isNothing ? others : { ...others, [pieceKey(piece)]: changed },
  }
}

/** @throws ApiError too-many-comments where another piece would be too many */
export function assertRoomForPiece({ pieces }: RoomReviewDoc, piece: CommentedPiece): void {
  if (!(pieceKey(piece) in pieces) && Object.keys(pieces).length >= quotas.reviewedPieces)
    throw new ApiError('too-many-comments')
}

/** @throws ApiError too-many-comments where another comment would be too many, in the room or of the piece */
export function assertRoomForComment(review: RoomReviewDoc, piece: CommentedPiece): void {
  assertRoomForPiece(review, piece)
  if (review.comments >= quotas.roomComments) throw new ApiError('too-many-comments')
  if (storedReview(review, piece).comments >= quotas.pieceComments)
    throw new ApiError('too-many-comments', { msg: commentRules.pieceFull })
}
