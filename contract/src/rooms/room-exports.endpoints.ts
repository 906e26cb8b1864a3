import * as z from 'zod'
import { ById, Id } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'
import { quotas } from '../limits.ts'
import { FramesPerSecond } from '../media/media.schema.ts'
import { editors } from '../roles.ts'
import { CommentedPiece, RoomAuthor } from './comments.schema.ts'

/** A photo that a client chose, gave stars or rejected; 0 stars are none. */
const ExportedPhoto = z.object({
  id: Id,
  name: z.string(),
  stars: z.number().int().min(0).max(5),
  isRejected: z.boolean(),
})

/** A comment as the studio exports it, with the replies to it. */
const ExportedThread = z.object({
  /** Of a recording, from its beginning; null for a comment on all of a piece, or on a photo. */
  seconds: z.number().nullable(),
  text: z.string(),
  by: RoomAuthor,
  resolved: z.boolean(),
  replies: z.array(z.object({ text: z.string(), by: RoomAuthor })).max(quotas.pieceComments),
})
export type ExportedThread = z.infer<typeof ExportedThread>

/** What the studio takes along of a client room. */
export const roomExportsEndpoints = {
  /** What the client of a link chose, for tables and sidecars: the lists with the ids of their photos, and these photos. */
  export_room_choices: endpoint({
    access: 'admin',
    roles: editors,
    input: ById,
    output: z.object({
      /** What the room is called. */
      room: z.string(),
      lists: z
        .array(z.object({ title: z.string(), pids: z.array(Id).max(quotas.roomChoices) }))
        .max(quotas.roomLists),
      photos: z.array(ExportedPhoto).max(quotas.roomLists * quotas.roomChoices + 2 * quotas.roomMarks),
    }),
    errors: ['room-link-not-found'],
  }),
  /** The comments on one piece of a room, for tables and for the markers of editing programs. */
  export_room_comments: endpoint({
    access: 'admin',
    roles: editors,
    input: z.object({ id: Id, piece: CommentedPiece }),
    output: z.object({
      /** What the file of the piece is called; empty where it was removed. */
      name: z.string(),
      /** Of a film, where its upload had it. */
      frameRate: FramesPerSecond.nullable(),
      threads: z.array(ExportedThread).max(quotas.pieceComments),
    }),
    errors: ['room-not-found'],
  }),
} as const
