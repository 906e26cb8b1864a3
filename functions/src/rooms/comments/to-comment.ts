import type {
  CommentedPiece,
  PieceReview,
  RoomAuthor,
  RoomComment,
} from '@dlm/contract/rooms/comments.schema'
import type { GrantedRoom } from '../../content/room-permit.ts'
import type { Platform } from '../../platform/platform.ts'
import { authorsOf, linkOf } from './comment-access.ts'
import type { RoomCommentDoc } from './room-comment.doc.ts'
import type { StoredReview } from './room-review.doc.ts'

type AuthorOf = (link: string | null) => RoomAuthor

/** Comments as the caller sees them. */
export async function toComments(
  platform: Platform,
  opened: GrantedRoom,
  comments: readonly { id: string; stored: RoomCommentDoc }[],
): Promise<RoomComment[]> {
  const links = comments.flatMap(({ stored }) => [stored.link, stored.resolved?.link ?? null])
  const authorOf = await authorsOf(platform, links, opened)
  const own = linkOf(opened)
  return comments.map(({ id, stored: { room: _, link, resolved, ...comment } }) => ({
    ...{ id, ...comment, by: authorOf(link), isOwn: link === own },
    resolved: resolved && { by: authorOf(resolved.link), at: resolved.at },
  }))
}

/** One comment as the caller sees it. */
export async function toComment(
  platform: Platform,
  opened: GrantedRoom,
  id: string,
  stored: RoomCommentDoc,
): Promise<RoomComment> {
  const [comment] = await toComments(platform, opened, [{ id, stored }])
  return comment as RoomComment
}

export function toReview(
  piece: CommentedPiece,
  { decided, ...review }: StoredReview,
  authorOf: AuthorOf,
): PieceReview {
  return { ...piece, ...review, decided: decided && { by: authorOf(decided.link), at: decided.at } }
}
