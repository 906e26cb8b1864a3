import type { Question } from '@dlm/contract/questions/questions.schema'
import Trash from 'lucide-react/icons/trash-2'
import { formatDay } from '../../../lib/format-day.ts'
import { classes } from '../../../ui/classes.ts'
import { iconButtonClass } from '../../../ui/icon-button.tsx'

const cannotDelete = 'Only whoever asked can delete a question.'

interface Props {
  question: Question
  isOpen: boolean
  onOpen(): void
}

/** A question that waits for a reply. Its trash icon does nothing (SPEC §2), and says so. */
export function WaitingQuestion({ question: { ques, user, date }, isOpen, onOpen }: Props) {
  return (
    <article
      className={classes(
        'flex items-start gap-2 rounded-card border bg-surface p-2',
        isOpen ? 'border-accent' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onOpen}
        className="grid min-h-11 min-w-0 flex-1 gap-1 rounded-control p-2 text-left hover:bg-raised"
      >
        <span className="font-semibold wrap-anywhere whitespace-pre-line">{ques}</span>
        <span className="text-sm text-soft wrap-anywhere">
          {user}, {formatDay(date)}
        </span>
      </button>
      <button
        type="button"
        aria-disabled="true"
        aria-label={`Delete this question. ${cannotDelete}`}
        title={cannotDelete}
        className={classes(iconButtonClass, 'cursor-not-allowed')}
      >
        <Trash aria-hidden="true" className="size-5" />
      </button>
    </article>
  )
}
