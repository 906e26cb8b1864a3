import type { Question } from '@dlm/contract/questions/questions.schema'
import { replyToolTexts } from '@dlm/contract/questions/reply-tool.texts'
import Eye from 'lucide-react/icons/eye'
import Trash from 'lucide-react/icons/trash-2'
import { formatDay } from '../../../lib/format/format-day.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

interface Props {
  question: Question
  isOpen: boolean
  /** An action on it is pending. */
  isBusy: boolean
  onOpen(): void
  onRelease(): void
  onDelete(): void
}

/** A question that waits for a reply: it can be answered, published before that, or deleted. */
export function WaitingQuestion({ question, isOpen, isBusy, onOpen, onRelease, onDelete }: Props) {
  const { ques, user, date, shown } = question
  return (
    <article
      aria-busy={isBusy}
      className={classes(
        'flex items-start gap-2 rounded-card border bg-surface p-2',
        isOpen ? 'border-accent' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        data-opens
        onClick={onOpen}
        className="grid min-h-11 min-w-0 flex-1 gap-1 rounded-control border border-transparent p-2 text-start hover:bg-raised"
      >
        <span dir="auto" className="font-semibold wrap-anywhere whitespace-pre-line">
          {ques}
        </span>
        <span className="text-sm text-soft wrap-anywhere">
          <bdi>{user}</bdi>, {formatDay(date)}, {shown ? replyToolTexts.isPublic : replyToolTexts.isNotPublic}
        </span>
      </button>
      <div className="flex max-sm:flex-col-reverse">
        {!shown && (
          <IconButton label={replyToolTexts.publish} disabled={isBusy} onClick={onRelease}>
            <Eye aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <IconButton label={replyToolTexts.deleteQuestion} disabled={isBusy} onClick={onDelete}>
          <Trash aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </article>
  )
}
