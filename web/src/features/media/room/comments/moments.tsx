import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import { formatTime } from '../../../../lib/format/format-time.ts'
import { nameOf } from './author-name.tsx'
import type { Thread } from './comment-reads.ts'

interface Props {
  threads: readonly Thread[]
  /** Seconds; undefined until it is known, and then no moment has a place. */
  duration: number | undefined
  /** Id of the comment that is open. */
  active: string | null
  onActivate(thread: Thread): void
}

/** The moments of a film or a sound that have comments, below its timeline. */
export function Moments({ threads, duration, active, onActivate }: Props) {
  const placed = threads.filter(({ comment }) => comment.anchor.at === 'time')
  if (!duration || placed.length === 0) return null
  return (
    <div className="moments">
      {placed.map((thread) => {
        const { id, anchor, by, resolved, text } = thread.comment
        const seconds = anchor.at === 'time' ? anchor.seconds : 0
        const name = commentTexts.pin(thread.number, nameOf(by))
        return (
          <button
            key={id}
            type="button"
            title={`${nameOf(by)}: ${text}`}
            aria-label={`${name} ${commentTexts.at(formatTime(seconds))}`}
            aria-pressed={id === active}
            onClick={() => onActivate(thread)}
            style={{ insetInlineStart: `${Math.min(1, seconds / duration) * 100}%` }}
            className="moment"
          >
            <span className="comment-pin" data-resolved={resolved !== null || undefined}>
              {thread.number}
            </span>
          </button>
        )
      })}
    </div>
  )
}
