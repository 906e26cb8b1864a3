import type { CommentedPiece } from '@dlm/contract/rooms/comments.schema'
import { isSamePiece, versionsOf } from '@dlm/contract/rooms/pieces'
import { pieceRef } from '../../content/room-piece.ts'
import { ApiError } from '../../platform/api-error.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Handler } from '../../platform/handler.ts'
import type { Platform } from '../../platform/platform.ts'
import { readDocument, readDocuments } from '../../platform/reads.ts'
import { RoomDoc } from '../room.doc.ts'
import { authorsOf, waysOf } from './comment-access.ts'
import { pieceOfKey, type RoomReviewDoc } from './room-review.doc.ts'
import { reviewIn, reviewRef } from './room-review.ts'
import { toReview } from './to-comment.ts'

/** The part of a room that shows a piece, by its key in the address: an album, or the section of a single piece. */
function partOf({ sections }: Pick<RoomDoc, 'sections'>, piece: CommentedPiece, fid: unknown): string {
  for (const { id, pieces } of sections)
    for (const own of pieces)
      if (waysOf(piece, fid).some((way) => versionsOf(own).some(isSamePiece(way))))
        return own.kind === 'album' ? own.id : id
  return ''
}

/** The pieces of a room that were commented on or decided, with their names; what was removed from the room has no part. */
export const get_room_feedback: Handler<'get_room_feedback'> = async ({ platform }, { id }) => {
  const { db } = platform
  const [room, stored] = await Promise.all([
    db.doc(`rooms/${id}`).get(),
    readDocument(reviewRef(platform, id)),
  ])
  if (!room.exists) throw new ApiError('room-not-found')
  const own = parseDocument(RoomDoc, room)
  const reviews = Object.entries(reviewIn(stored).pieces).map(([key, review]) => ({
    ...{ piece: pieceOfKey(key), review },
  }))
  const refs = reviews.map(({ piece }) => pieceRef(platform, piece))
  const [documents, authorOf] = await Promise.all([
    refs.length > 0 ? readDocuments(db, refs, ['name', 'fid']) : [],
    authorsOf(
      platform,
      reviews.map(({ review }) => review.decided?.link ?? null),
    ),
  ])
  return {
    data: reviews.map(({ piece, review }, at) => ({
      ...toReview(piece, review, authorOf),
      name: String(documents[at]?.get('name') ?? ''),
      partKey: partOf(own, piece, documents[at]?.get('fid')),
    })),
  }
}

/** How many comments of these rooms are not resolved, in the order of the rooms. */
export async function unresolvedOf({ db }: Platform, rooms: readonly string[]): Promise<number[]> {
  if (rooms.length === 0) return []
  const stored = await readDocuments(
    db,
    rooms.map((room) => reviewRef({ db }, room)),
  )
  return stored.map((snapshot) => sumOf(reviewIn(snapshot)))
}

const sumOf = ({ pieces }: RoomReviewDoc): number =>
  Object.values(pieces).reduce((sum, { unresolved }) => sum + unresolved, 0)
