import { type DialogHTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'

interface Props extends DialogHTMLAttributes<HTMLDialogElement> {
  /** Escape, the device's way back, and a click beside the dialog if that closes it. Whoever shows the dialog takes it away. */
  onDismiss(): void
  dismissBeside?: boolean
  children: ReactNode
}

/**
 * The browser's own modal dialog, which traps the focus and gives it back; open for as long as it is rendered. The focus
 * goes to what is marked `data-first-focus`, or to the last button.
 */
export function Modal({ onDismiss, dismissBeside = false, onKeyDown, className, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  // A layout effect, whose clean-up comes while the dialog is still in the page: closing it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // The browser would take the first button; the answer most people give is the last. A tall dialog shows its top first.
    const buttons = shown?.querySelectorAll('button')
    const first = shown?.querySelector<HTMLElement>('[data-first-focus]') ?? buttons?.[buttons.length - 1]
    first?.focus({ preventScroll: true })
    return () => shown?.close()
  }, [])

  return (
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
      onClick={(event) => dismissBeside && event.target === event.currentTarget && onDismiss()}
      onKeyDown={onKeyDown}
      className={classes(
        'modal m-auto rounded-card border border-line bg-surface p-0 text-ink shadow-dock backdrop:bg-scrim',
        className,
      )}
    >
      {children}
    </dialog>
  )
}
