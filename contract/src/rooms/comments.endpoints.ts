import * as z from 'zod'
import { ById, Done, Token } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { editors } from '../roles.ts'
import {
  AddRoomComment,
  DeleteRoomComment,
  EditRoomComment,
  OfRoomPiece,
  PieceReview,
  ResolveRoomComment,
  RoomComment,
  RoomComments,
  RoomFeedback,
  RoomReview,
  SetPieceState,
} from './comments.schema.ts'
import { roomAreas } from './room-areas.ts'
import { OpenedRoom } from './rooms.schema.ts'

const read = { access: 'public', effect: 'read', areas: roomAreas, limits: ['room-comment-reads'] } as const
const write = { access: 'public', effect: 'write', areas: roomAreas, limits: ['room-comments'] } as const

const noComment = ['room-not-found', 'comment-not-found'] as const

/** The calls with which clients and the studio comment on the pieces of a room, and decide about them. */
export const roomCommentsEndpoints = {
  /** Which pieces have comments, and what is decided of each; for links that may comment or approve. */
  get_room_review: endpoint({
    ...read,
    input: z.object({ grant: Token }),
    output: RoomReview,
    errors: ['room-not-found'],
  }),
  get_room_comments: endpoint({
    ...read,
    input: OfRoomPiece,
    output: RoomComments,
    errors: ['room-not-found', 'media-not-found'],
  }),
  /** Adds a comment or a reply. The same request again answers the comment that is there, and writes one again that its author had deleted. */
  add_room_comment: endpoint({
    ...write,
    input: AddRoomComment,
    output: RoomComment,
    errors: ['room-not-found', 'comment-not-found', 'media-not-found', 'too-many-comments'],
  }),
  edit_room_comment: endpoint({ ...write, input: EditRoomComment, output: RoomComment, errors: noComment }),
  /** Deletes a comment of the caller’s; one with replies stays without its text. Idempotent. */
  delete_room_comment: endpoint({
    ...write,
    input: DeleteRoomComment,
    output: Done,
    errors: ['room-not-found'],
  }),
  /** Resolves a comment with its replies, or opens it again. Of two at the same time the first is answered to both. */
  resolve_room_comment: endpoint({
    ...write,
    input: ResolveRoomComment,
    output: RoomComment,
    errors: noComment,
  }),
  set_piece_state: endpoint({
    ...write,
    input: SetPieceState,
    output: PieceReview,
    errors: ['room-not-found', 'media-not-found', 'too-many-comments'],
  }),
  /** Opens a room for the studio, which comments and decides there in its own name. */
  visit_room: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: OpenedRoom,
    errors: ['room-not-found'],
  }),
  /** What clients said of the pieces of a room, for the dashboard. */
  get_room_feedback: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: RoomFeedback,
    errors: ['room-not-found'],
  }),
} as const
