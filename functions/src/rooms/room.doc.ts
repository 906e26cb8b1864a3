import { allPieces } from '@dlm/contract/rooms/pieces'
import { RoomList, type RoomPiece, RoomSection, RoomStage } from '@dlm/contract/rooms/rooms.schema'
import * as z from 'zod'
import { writtenFields } from '../text/written.doc.ts'

/** `rooms/{id}`: what a client room says and shows. Who may open it is in `roomLinks`. */
export const RoomDoc = z.object({
  title: z.string(),
  /** The words of its greeting. */
  text: z.string().default(''),
  ...writtenFields,
  /** A photo of one of its pieces; empty for its first one. */
  coverPhoto: z.string().default(''),
  stage: RoomStage.default('none'),
  sections: z.array(RoomSection).default([]),
  /** What clients choose photos for. */
  lists: z.array(RoomList).default([]),
  /** Milliseconds; the list is sorted by it, newest first. */
  createdAt: z.number(),
})
export type RoomDoc = z.infer<typeof RoomDoc>

/** The texts that are searched. */
export function searchableRoom({ title }: Pick<RoomDoc, 'title'>): string[] {
  return [title]
}

/** All pieces of a room, with the earlier versions of each, in their order. */
export function piecesOf({ sections }: Pick<RoomDoc, 'sections'>): RoomPiece[] {
  return allPieces(sections)
}

/** The pieces that a room shows, in their order. */
export function currentPieces({ sections }: Pick<RoomDoc, 'sections'>): RoomPiece[] {
  return sections.flatMap(({ pieces }) => pieces)
}
