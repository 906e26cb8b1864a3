import type { CommentedPiece } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useId } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Reviewing } from '../reviewing.ts'
import { type Thread, usePieceReview } from './comment-reads.ts'
import { PieceStateField } from './piece-state.tsx'
import { ThreadList } from './thread-list.tsx'
import type { Comments } from './use-comments.ts'
import './comments.css'

interface Props {
  ref?: Ref<HTMLElement>
  id?: string
  reviewing: Reviewing
  piece: CommentedPiece
  comments: Comments
  /** Id of the comment that is shown on the piece. */
  active: string | null
  onActivate(thread: Thread): void
  /** Missing where it is always open. */
  onClose?: () => void
  className: string
  /** Its foot, where a comment is written. */
  children: ReactNode
}

/** The comments on a piece: what is decided of it, who said what, and where a comment is written. */
export function CommentsPanel(props: Props) {
  const { ref, id, reviewing, piece, comments, active, onActivate, onClose, className, children } = props
  const review = usePieceReview(reviewing, piece)
  const titleId = useId()
  return (
    <section
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      className={`comments-panel text-ink ${className}`}
      // The keys of the lightbox and of the player are others.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className="grid gap-2 p-3 pb-2">
        <div className="flex items-center gap-2">
          <h2 id={titleId} className="me-auto text-base">
            {commentTexts.title(review.comments)}
          </h2>
          {onClose && (
            <IconButton label={commentTexts.close} onClick={onClose} className="-my-1">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </div>
        <PieceStateField
          review={review}
          onDecide={reviewing.mayApprove ? (state) => void comments.decide(state) : undefined}
        />
      </header>
      {reviewing.mayComment && (
        <>
          <div className="comments-scroll grid content-start gap-2 px-3 pb-3">
            <ThreadList link={reviewing.id} {...{ piece, comments, active, onActivate }} />
          </div>
          <footer className="border-t border-line p-3">{children}</footer>
        </>
      )}
    </section>
  )
}
