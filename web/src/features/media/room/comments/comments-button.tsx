import type { CommentedPiece } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import MessageCircle from 'lucide-react/icons/message-circle'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { type Reviewing, useReviewing } from '../reviewing.ts'
import { usePieceReview } from './comment-reads.ts'
import './comments.css'

interface Props {
  piece: CommentedPiece
  isOpen: boolean
  toggle(): void
}

/** Opens the comments on a piece, and says how many there are; not there where the caller may neither comment nor approve. */
export function CommentsButton(props: Props) {
  const reviewing = useReviewing()
  return reviewing && <Counting {...props} reviewing={reviewing} />
}

function Counting({ piece, isOpen, toggle, reviewing }: Props & { reviewing: Reviewing }) {
  const { comments, unresolved } = usePieceReview(reviewing, piece)
  return (
    <IconButton
      label={commentTexts.open(comments)}
      aria-expanded={isOpen}
      onClick={toggle}
      className="comments-button relative"
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      {comments > 0 && (
        <span
          aria-hidden="true"
          data-unresolved={unresolved > 0 || undefined}
          className="comments-count absolute end-0.5 top-0.5 grid place-items-center rounded-full px-1 text-xs font-semibold tabular-nums"
        >
          {comments}
        </span>
      )}
    </IconButton>
  )
}
