import type { DialogText } from '@dlm/contract/dialog-text'
import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { copyText } from './copy-text.ts'

interface Props {
  /** The text to copy. */
  text: string
  /** The accessible name of the button. */
  label: string
  /** The notification after copying. */
  done: DialogText
  children: ReactNode
}

/** A text that a click copies. */
export function CopyButton({ text, label, done, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => copyText(text, done)}
      className="group -mx-2 inline-flex min-h-11 min-w-0 items-center gap-3 rounded-control px-2 text-start transition-colors hover:bg-raised"
    >
      {children}
      <Copy aria-hidden="true" className="size-4 shrink-0 text-soft group-hover:text-accent" />
    </button>
  )
}
