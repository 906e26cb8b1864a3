import type { CommentedPiece } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import Check from 'lucide-react/icons/check'
import { type Ref, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { nameOf } from './author-name.tsx'
import { newDraft, useDraft } from './comment-drafts.ts'
import { CommentItem } from './comment-item.tsx'
import type { Thread } from './comment-reads.ts'
import { TextForm } from './text-form.tsx'
import type { Comments } from './use-comments.ts'

interface Props {
  ref?: Ref<HTMLLIElement>
  link: string
  piece: CommentedPiece
  thread: Thread
  comments: Comments
  isActive: boolean
  /** Where it belongs, such as `0:12`. */
  place: string
  onActivate(): void
}

/** A comment with its number, its replies, and what can be done with them. */
export function ThreadItem({ ref, link, piece, thread, comments, isActive, place, onActivate }: Props) {
  const { number, comment, replies } = thread
  const { draft, store } = useDraft(link, piece, comment.id)
  const [isReplying, setReplying] = useState(draft !== undefined)
  const { resolved } = comment
  const send = async (text: string) => {
    const { id } = draft ?? newDraft()
    await comments.add({ id, text, anchor: { at: 'whole' }, strokes: [], parent: comment.id })
    store(null)
    setReplying(false)
  }
  return (
    <li
      ref={ref}
      data-thread={number}
      className={classes(
        'thread grid gap-x-3 gap-y-2 rounded-card border p-3',
        isActive ? 'border-accent' : 'border-line',
      )}
    >
      <div className="thread-number relative">
        <button
          type="button"
          aria-pressed={isActive}
          aria-label={[commentTexts.pin(number, nameOf(comment.by)), place && commentTexts.at(place)]
            .filter(Boolean)
            .join(' ')}
          onClick={onActivate}
          className="grid size-11 place-items-center after:absolute after:inset-0"
        >
          <span className="comment-pin" data-resolved={resolved !== null || undefined}>
            {number}
          </span>
        </button>
        {place && <p className="text-center text-xs font-semibold text-accent tabular-nums">{place}</p>}
      </div>
      <div className="grid min-w-0 gap-2">
        <CommentItem comment={comment} comments={comments} />
        {replies.length > 0 && (
          <ul className="grid gap-2 border-s-2 border-line ps-3">
            {replies.map((reply) => (
              <li key={reply.id}>
                <CommentItem comment={reply} comments={comments} />
              </li>
            ))}
          </ul>
        )}
        {resolved && (
          <p className="inline-flex items-center gap-1 text-sm text-success">
            <Check aria-hidden="true" className="size-4" />
            <bdi>{commentTexts.resolvedBy(nameOf(resolved.by))}</bdi>
          </p>
        )}
        {isReplying ? (
          <TextForm
            label={commentTexts.replyText}
            initial={draft?.text ?? ''}
            submitLabel={commentTexts.send}
            onTyped={(text) => store({ ...(draft ?? newDraft()), text })}
            onSubmit={send}
            onCancel={() => {
              store(null)
              setReplying(false)
            }}
          />
        ) : (
          <div className="-ms-3 flex flex-wrap">
            <Button variant="ghost" className="px-3 text-sm" onClick={() => setReplying(true)}>
              {commentTexts.reply}
            </Button>
            <Button
              variant="ghost"
              className="px-3 text-sm"
              onClick={() => void comments.resolve(comment.id, resolved === null)}
            >
              {resolved ? commentTexts.reopen : commentTexts.resolve}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
