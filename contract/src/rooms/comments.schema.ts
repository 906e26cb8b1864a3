import * as z from 'zod'
import { Count, Id, paragraphs, Token } from '../common.schema.ts'
import { lengths } from '../constants.ts'
import { quotas } from '../limits.ts'
import { commentRules } from './comment-rules.ts'
import { RoomPieceKind } from './rooms.schema.ts'

/** What comments are about: one photo, video or audio of a room, alone or in an album of it. */
export const CommentedPiece = z.object({ kind: RoomPieceKind.exclude(['album']), id: Id })
export type CommentedPiece = z.infer<typeof CommentedPiece>

/** A share of the width or height of a picture. */
const Share = z
  .number()
  .min(0)
  .max(1)
  // Finer than a pixel of any screen.
  .overwrite((value) => Math.round(value * 10_000) / 10_000)

/** Longest recording, in seconds. */
const longest = 7 * 86_400

/** Where a comment belongs: to all of a piece, to a point of a photo, or to a moment of a recording, in the seconds of its player. */
export const CommentAnchor = z.discriminatedUnion('at', [
  z.object({ at: z.literal('whole') }),
  z.object({ at: z.literal('point'), x: Share, y: Share }),
  z.object({ at: z.literal('time'), seconds: z.number().min(0).max(longest) }),
])
export type CommentAnchor = z.infer<typeof CommentAnchor>

/** A line that was drawn freehand: x and y of each of its points in turn, as shares of the picture. */
export const Stroke = z.object({
  points: z
    .array(Share)
    .min(2)
    .max(2 * quotas.strokePoints, commentRules.stroke)
    .refine((points) => points.length % 2 === 0, commentRules.stroke),
})
export type Stroke = z.infer<typeof Stroke>

const Strokes = z.array(Stroke).max(quotas.commentStrokes, commentRules.strokes)
const Text = paragraphs(lengths.comment, commentRules.text)

const anchorsOf = { photo: ['whole', 'point'], video: ['whole', 'time'], audio: ['whole', 'time'] } as const

/** Adds a comment under an id that the browser made, so that one that is sent twice is one; `parent` is the comment that it replies to. */
export const AddRoomComment = z
  .object({
    grant: Token,
    id: Id,
    piece: CommentedPiece,
    anchor: CommentAnchor.default({ at: 'whole' }),
    strokes: Strokes.default([]),
    text: Text,
    parent: Id.optional(),
  })
  .refine(({ piece, anchor }) => (anchorsOf[piece.kind] as readonly string[]).includes(anchor.at), {
    path: ['anchor'],
    error: commentRules.anchor,
  })
  .refine(({ piece, strokes }) => piece.kind !== 'audio' || strokes.length === 0, {
    path: ['strokes'],
    error: commentRules.drawing,
  })
  .refine(
    ({ parent, anchor, strokes }) => parent === undefined || (anchor.at === 'whole' && strokes.length === 0),
    {
      path: ['parent'],
      error: commentRules.reply,
    },
  )

/** Who did something in a room: the name of a client’s link, which is empty for the studio. */
export const RoomAuthor = z.object({ name: z.string(), isStudio: z.boolean() })
export type RoomAuthor = z.infer<typeof RoomAuthor>

/**
 * A comment as those see it who may comment. `text` is empty where it was deleted and has replies. `isOwn` says that the caller wrote it;
 * times in milliseconds.
 */
export const RoomComment = z.object({
  id: Id,
  piece: CommentedPiece,
  anchor: CommentAnchor,
  strokes: Strokes,
  text: z.string(),
  parent: Id.nullable(),
  by: RoomAuthor,
  isOwn: z.boolean(),
  resolved: z.object({ by: RoomAuthor, at: z.number() }).nullable(),
  createdAt: z.number(),
  editedAt: z.number().nullable(),
})
export type RoomComment = z.infer<typeof RoomComment>

/** What is decided of a piece: `changes` are wanted, or it is `approved`. */
export const PieceState = z.enum(['open', 'changes', 'approved'])
export type PieceState = z.infer<typeof PieceState>

/** A piece that was commented on or decided; `decided` says by whom and when (ms), null until then. */
export const PieceReview = CommentedPiece.extend({
  state: PieceState,
  decided: z.object({ by: RoomAuthor, at: z.number() }).nullable(),
  /** Comments with their replies. */
  comments: Count,
  /** Comments, without replies, that are not resolved. */
  unresolved: Count,
})
export type PieceReview = z.infer<typeof PieceReview>

/** The pieces of a room that were commented on or decided. */
export const RoomReview = z.object({ data: z.array(PieceReview).max(quotas.reviewedPieces) })
export type RoomReview = z.infer<typeof RoomReview>

/** The comments of a piece, the first one first, each reply among them. */
export const RoomComments = z.object({ data: z.array(RoomComment).max(quotas.pieceComments) })
export type RoomComments = z.infer<typeof RoomComments>

const OfComment = z.object({ grant: Token, id: Id })

export const OfRoomPiece = z.object({ grant: Token, piece: CommentedPiece })
export const EditRoomComment = OfComment.extend({ text: Text })
export const DeleteRoomComment = OfComment
export const ResolveRoomComment = OfComment.extend({ resolved: z.boolean() })
export const SetPieceState = OfRoomPiece.extend({ state: PieceState })

/** A reviewed piece for the dashboard: `name` is empty where it was removed, `partKey` names the part of the room that shows it. */
export const ReviewedPiece = PieceReview.extend({ name: z.string(), partKey: z.string() })
export type ReviewedPiece = z.infer<typeof ReviewedPiece>
export const RoomFeedback = z.object({ data: z.array(ReviewedPiece).max(quotas.reviewedPieces) })
