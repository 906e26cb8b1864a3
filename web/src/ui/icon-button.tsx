import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does: its accessible name, and its tooltip where `title` has no other. */
  label: string
  children: ReactNode
}

/** The classes of a button that shows only an icon, for links that act as one. */
export const iconButtonClass =
  'inline-grid size-11 shrink-0 place-items-center rounded-control border border-transparent text-soft transition-colors hover:bg-raised hover:text-ink'

/** A button that shows only an icon, 44 px square. */
export function IconButton({ label, title = label, children, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={title}
      className={classes(iconButtonClass, 'print:hidden', className)}
    >
      {children}
    </button>
  )
}
