import { CommentAnchor, CommentedPiece, Stroke } from '@dlm/contract/rooms/comments.schema'
import * as z from 'zod'

/** Id of the link that something was done by; null for the studio. Its client’s name is in the link alone. */
const ByLink = z.string().nullable()

/** `roomComments/{id}`: what a client or the studio wrote about a piece of a room. */
export const RoomCommentDoc = z.object({
  /** Id of its room. */
  room: z.string(),
  link: ByLink,
  piece: CommentedPiece,
  anchor: CommentAnchor,
  strokes: z.array(Stroke).default([]),
  /** Empty where its author deleted it, and it has replies. */
  text: z.string(),
  /** The comment that it replies to. */
  parent: z.string().nullable(),
  resolved: z.object({ link: ByLink, at: z.number() }).nullable().default(null),
  /** Milliseconds. */
  createdAt: z.number(),
  editedAt: z.number().nullable().default(null),
})
export type RoomCommentDoc = z.infer<typeof RoomCommentDoc>
