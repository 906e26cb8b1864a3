import { type DialogHTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'

interface Props extends DialogHTMLAttributes<HTMLDialogElement> {
  /** Escape, the device's way back, and a click beside the dialog if that closes it. The caller removes the dialog. */
  onDismiss(): void
  dismissBeside?: boolean
  /** `stage` covers the window and is dark in both themes: photos and videos are shown on it. */
  variant?: keyof typeof variants
  children: ReactNode
}

const variants = {
  card: 'modal m-auto rounded-card border border-line bg-surface p-0 text-ink shadow-dock backdrop:bg-scrim',
  stage:
    'stage size-full max-h-none max-w-none overflow-hidden bg-transparent p-0 text-ink backdrop:bg-transparent',
} as const

/**
 * The browser's own modal dialog, which traps the focus and gives it back; open for as long as it is rendered. The focus
 * goes to what is marked `data-first-focus`, or to the last button.
 */
export function Modal({
  onDismiss,
  dismissBeside = false,
  variant = 'card',
  onKeyDown,
  className,
  children,
  ...rest
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  // A layout effect, whose clean-up runs while the dialog is still in the document: closing it restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The browser would focus the first button; most people answer with the last one. A tall dialog shows its top first.
    const named = element?.querySelector<HTMLElement>('[data-first-focus]')
    const first = named ?? Array.from(element?.querySelectorAll('button') ?? []).at(-1)
    first?.focus({ preventScroll: true })
    return () => element?.close()
  }, [])

  return (
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        // React events bubble to the dialog below from one that was opened within it.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
      onClick={(event) => dismissBeside && event.target === event.currentTarget && onDismiss()}
      onKeyDown={onKeyDown}
      className={classes(variants[variant], className)}
    >
      {children}
    </dialog>
  )
}
