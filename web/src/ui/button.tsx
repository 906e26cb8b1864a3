import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

/** The padding in its short form, which a caller's `px-3` outweighs. */
const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border p-[0_20px] text-base font-semibold no-underline transition active:scale-[0.98] disabled:opacity-60 disabled:active:scale-100'
/** Each has a border, visible or not: with forced colours only the border shows a button's shape. */
const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent-solid text-on-accent hover:opacity-90',
  secondary: 'border-line bg-surface text-ink hover:border-accent',
  ghost: 'border-transparent text-accent hover:bg-accent-wash',
  danger: 'border-danger text-danger hover:bg-raised',
}

/** The classes of a button, for links that act as one. */
export function buttonClass(variant: ButtonVariant = 'primary', extra?: string): string {
  return classes(base, variants[variant], extra)
}

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** What the button is doing, shown in place of its label while it is busy, e.g. "Loading…". */
  busy?: string | false
  children: ReactNode
}

/** A push button. While busy it stays focusable, so that the focus is not lost, and ignores presses. */
export function Button({
  variant = 'primary',
  busy = false,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, classes('print:hidden', className))}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}
