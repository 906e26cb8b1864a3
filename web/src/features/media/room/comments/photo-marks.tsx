import type { CommentAnchor } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { PhotoFrame } from '../../lightbox/photo-stage.ts'
import { nameOf } from './author-name.tsx'
import type { Thread } from './comment-reads.ts'
import { Drawing, Strokes } from './strokes.tsx'
import type { Writing } from './use-writing.ts'

interface Props {
  /** Where the photo is. */
  frame: PhotoFrame
  threads: readonly Thread[]
  writing: Writing
  /** Id of the comment whose drawing is shown. */
  active: string | null
  onActivate(id: string | null): void
}

type Point = Extract<CommentAnchor, { at: 'point' }>

const isPoint = (anchor: CommentAnchor): anchor is Point => anchor.at === 'point'
const placed = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` })
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000

/** What comments have on a photo: a numbered pin each, the drawing of the one that is open, and those of the comment that is written. */
export function PhotoMarks({ frame, threads, writing, active, onActivate }: Props) {
  const { draft, isDrawing } = writing
  const open = draft ? undefined : threads.find(({ comment }) => comment.id === active)
  const setPoint = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    writing.change({
      anchor: {
        ...{ at: 'point', x: within((event.clientX - left) / width) },
        y: within((event.clientY - top) / height),
      },
    })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has no keys of its own, and passes none on to the lightbox
    <div
      className="comment-marks absolute"
      style={{ ...frame }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {draft && !isDrawing && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={commentTexts.setPoint}
          onMouseDown={(event) => event.preventDefault()}
          onClick={setPoint}
          className="pointer-events-auto pointing absolute inset-0"
        />
      )}
      {open && open.comment.strokes.length > 0 && <Strokes strokes={open.comment.strokes} />}
      {draft && !isDrawing && draft.strokes.length > 0 && <Strokes strokes={draft.strokes} />}
      {!draft &&
        threads.map(
          ({ number, comment: { id, anchor, by, resolved } }) =>
            isPoint(anchor) && (
              <button
                key={id}
                type="button"
                aria-label={commentTexts.pin(number, nameOf(by))}
                aria-pressed={id === active}
                onClick={() => onActivate(id === active ? null : id)}
                style={placed(anchor)}
                className="comment-place"
              >
                <span className="comment-pin" data-resolved={resolved !== null || undefined}>
                  {number}
                </span>
              </button>
            ),
        )}
      {draft && isPoint(draft.anchor) && !isDrawing && <MovablePin point={draft.anchor} writing={writing} />}
      {isDrawing && draft && (
        <Drawing strokes={draft.strokes} onDrawn={(strokes) => writing.change({ strokes })} />
      )}
    </div>
  )
}

/** How the arrow keys move a point, as shares of the photo. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
}

/** The point of the comment that is written. */
function MovablePin({ point, writing }: { point: Point; writing: Writing }) {
  const { x, y } = point
  const move = (event: KeyboardEvent) => {
    const [across, down] = steps[event.key] ?? []
    if (across === undefined || down === undefined) return
    event.preventDefault()
    writing.change({ anchor: { at: 'point', x: within(x + across), y: within(y + down) } })
  }
  return (
    <button
      type="button"
      aria-label={commentTexts.movePoint(Math.round(x * 100), Math.round(y * 100))}
      onKeyDown={move}
      style={placed(point)}
      className="comment-place"
    >
      <span className="comment-pin" data-new />
    </button>
  )
}
