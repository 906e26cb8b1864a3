import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import Pen from 'lucide-react/icons/pen-line'
import Undo from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { TextForm } from './text-form.tsx'
import type { Comments } from './use-comments.ts'
import type { Writing } from './use-writing.ts'

interface Props {
  writing: Writing
  comments: Comments
  /** What begins a comment, such as `Comment at 0:12`. */
  start: string
  onStart(): void
  canDraw: boolean
  /** What the comment is about, and how that is changed. */
  place?: ReactNode
}

/** The foot of a panel of comments: a button, and then the comment that is written. */
export function Writer({ writing, comments, start, onStart, canDraw, place }: Props) {
  const { draft, isDrawing } = writing
  if (!draft)
    return (
      <Button className="w-full" onClick={onStart}>
        {start}
      </Button>
    )
  const { id, anchor, strokes } = draft
  return (
    <TextForm
      label={commentTexts.text}
      hint={commentTexts.hint}
      initial={draft.text}
      submitLabel={commentTexts.send}
      onTyped={(text) => writing.change({ text })}
      onSubmit={async (text) => {
        await comments.add({ id, anchor, strokes: [...strokes], text, parent: null })
        writing.end()
      }}
      onCancel={writing.end}
    >
      <div className="-mx-1 flex flex-wrap items-center gap-1">
        {place}
        {canDraw && (
          <Button
            variant="secondary"
            className="px-3 text-sm"
            aria-pressed={isDrawing}
            onClick={() => writing.setDrawing(!isDrawing)}
          >
            <Pen aria-hidden="true" className="size-4" />
            {isDrawing ? commentTexts.stopDrawing : commentTexts.draw}
          </Button>
        )}
        {strokes.length > 0 && (
          <IconButton
            label={commentTexts.undoLine}
            onClick={() => writing.change({ strokes: strokes.slice(0, -1) })}
          >
            <Undo aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
    </TextForm>
  )
}
