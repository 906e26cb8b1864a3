import { pieceRef } from '../../content/room-piece.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Handler } from '../../platform/handler.ts'
import { readDocument } from '../../platform/reads.ts'
import { authorsOf } from '../comments/comment-access.ts'
import { pieceComments } from '../comments/piece-comments.ts'

/** The comments on one piece of a room with the replies to them, the first one first. */
export const export_room_comments: Handler<'export_room_comments'> = async ({ platform }, { id, piece }) => {
  const [room, document, comments] = await Promise.all([
    platform.db.doc(`rooms/${id}`).get(),
    readDocument(pieceRef(platform, piece)),
    pieceComments(platform, id, piece),
  ])
  if (!room.exists) throw new ApiError('room-not-found')
  const authorOf = await authorsOf(
    platform,
    comments.map(({ stored }) => stored.link),
  )
  return {
    name: String(document.get('name') ?? ''),
    frameRate: Number(document.get('frameRate')) || null,
    threads: comments
      .filter(({ stored }) => stored.parent === null)
      .map(({ id: threadId, stored: { anchor, text, link, resolved } }) => ({
        ...{ seconds: anchor.at === 'time' ? anchor.seconds : null, text, by: authorOf(link) },
        resolved: resolved !== null,
        replies: comments.flatMap(({ stored }) =>
          stored.parent === threadId ? { text: stored.text, by: authorOf(stored.link) } : [],
        ),
      })),
  }
}
