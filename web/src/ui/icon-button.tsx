import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does: its accessible name. */
  label: string
  children: ReactNode
}

/** A button that shows only an icon, 44 px square. */
export function IconButton({ label, children, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        'inline-grid size-11 place-items-center rounded-control text-soft transition-colors hover:bg-raised hover:text-ink',
        className,
      )}
    >
      {children}
    </button>
  )
}
