import type { CommentedPiece } from '@dlm/contract/rooms/comments.schema'
import { parseDocument } from '../../platform/documents.ts'
import type { Platform } from '../../platform/platform.ts'
import { readQuery } from '../../platform/reads.ts'
import { RoomCommentDoc } from './room-comment.doc.ts'

/** The comments on one piece of a room with their replies, the first one first; there are so few at most that they are one read. */
export async function pieceComments(
  { db }: Pick<Platform, 'db'>,
  room: string,
  { kind, id }: CommentedPiece,
): Promise<{ id: string; stored: RoomCommentDoc }[]> {
  const documents = await readQuery(
    db
      .collection('roomComments')
      .where('room', '==', room)
      .where('piece.kind', '==', kind)
      .where('piece.id', '==', id),
  )
  return documents
    .map((document) => ({ id: document.id, stored: parseDocument(RoomCommentDoc, document) }))
    .sort((one, other) => one.stored.createdAt - other.stored.createdAt)
}
