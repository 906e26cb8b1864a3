import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'

interface Props {
  name: string
  /** Its form is open. */
  isOpen: boolean
  /** The tool is in its delete mode (SPEC §4): a trash button stands in place of the pencil. */
  isDeleting: boolean
  isBusy: boolean
  onEdit(): void
  onDelete(): void
  children: ReactNode
}

/** An entry in a tool's list, with what can be done to it. */
export function EntryCard({ name, isOpen, isDeleting, isBusy, onEdit, onDelete, children }: Props) {
  return (
    <article
      aria-busy={isBusy}
      className={classes(
        'relative grid content-start overflow-hidden rounded-card border bg-surface',
        isOpen ? 'border-accent' : 'border-line',
        isBusy && 'opacity-60',
      )}
    >
      {children}
      <div className="absolute top-2 end-2 rounded-control bg-surface shadow-card">
        {isDeleting ? (
          <IconButton label={`Delete ${name}`} className="text-danger" onClick={() => !isBusy && onDelete()}>
            {isBusy ? <Spinner /> : <Trash aria-hidden="true" className="size-5" />}
          </IconButton>
        ) : (
          <IconButton label={`Edit ${name}`} onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
    </article>
  )
}
