import { type CommentedPiece, PieceState } from '@dlm/contract/rooms/comments.schema'
import * as z from 'zod'

const Count = z.number().int().nonnegative().default(0)

/** What is decided of a piece, and how many comments it has. */
export const StoredReview = z.object({
  state: PieceState.default('open'),
  /** By which link, null for the studio, and when (ms). */
  decided: z.object({ link: z.string().nullable(), at: z.number() }).nullable().default(null),
  /** Comments with their replies. */
  comments: Count,
  /** Comments, without replies, that are not resolved. */
  unresolved: Count,
})
export type StoredReview = z.infer<typeof StoredReview>

/**
 * `roomReviews/{room}`: the pieces of a room that were commented on or decided. It is written in the batch of each comment, on the condition
 * that it is unmodified, so that no number is exceeded however many write at the same time.
 */
export const RoomReviewDoc = z.object({
  /** Comments of all pieces. */
  comments: Count,
  /** By `pieceKey`. */
  pieces: z.record(z.string(), StoredReview).default({}),
})
export type RoomReviewDoc = z.infer<typeof RoomReviewDoc>

export const pieceKey = ({ kind, id }: CommentedPiece): string => `${kind}-${id}`

/** The piece of a key. @throws Error for another text */
export function pieceOfKey(key: string): CommentedPiece {
  const [, kind, id] = /^(photo|video|audio)-(.+)$/.exec(key) ?? []
  if (id === undefined) throw new Error('not the key of a piece')
  return { kind: kind as CommentedPiece['kind'], id }
}
