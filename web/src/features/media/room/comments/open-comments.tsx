import type { CommentedPiece } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { Reviewing } from '../reviewing.ts'
import { usePieceReview } from './comment-reads.ts'

/** On the card of a piece: how many comments on it are not resolved. */
export function OpenComments({ piece, reviewing }: { piece: CommentedPiece; reviewing: Reviewing }) {
  const { unresolved } = usePieceReview(reviewing, piece)
  if (unresolved === 0) return null
  return (
    <span className="pointer-events-none absolute end-2 top-2 inline-flex items-center gap-1 rounded-full bg-accent-solid px-2 py-0.5 text-sm font-semibold text-on-accent tabular-nums">
      <MessageCircle aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{unresolved}</span>
      <span className="sr-only">{commentTexts.unresolved(unresolved)}</span>
    </span>
  )
}
