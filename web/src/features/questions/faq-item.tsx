import { faqTexts } from '@dlm/contract/questions/faq.texts'
import type { Question, Reply } from '@dlm/contract/questions/questions.schema'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { formatDay } from '../../lib/format/format-day.ts'
import { FaqReplies } from './faq-replies.tsx'

/** The box of a question. */
export const faqItemClass = 'rounded-card border border-line bg-surface'

interface Props {
  question: Question
  /** Actions of a reply. */
  replyAction?(reply: Reply): ReactNode
  /** Actions of the question, below its replies. */
  children?: ReactNode
}

/** A question; its replies are loaded when it is opened. */
export function FaqItem({ question, replyAction, children }: Props) {
  const { id, ques, user, date, reps, shown } = question
  const [open, setOpen] = useState(false)
  return (
    <details className={`${faqItemClass} group`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-start gap-4 rounded-card p-4 hover:text-accent sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1 gap-1">
          <span dir="auto" className="font-semibold whitespace-pre-line">
            {ques}
          </span>
          <span className="flex flex-wrap gap-x-4 text-xs text-soft tabular-nums">
            <span>
              <bdi>{user}</bdi>, <time dateTime={date}>{formatDay(date)}</time>
            </span>
            {!shown && <span>{faqTexts.notPublic}</span>}
            <span>{reps === 0 ? faqTexts.noReply : faqTexts.replies(reps)}</span>
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {open && (
        <FaqReplies id={id} replyAction={replyAction}>
          {children}
        </FaqReplies>
      )}
    </details>
  )
}
