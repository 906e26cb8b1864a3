import type { ButtonHTMLAttributes, ReactNode } from 'react'
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
/** The look of a button, for links that act as one. */
export declare function buttonClass(look?: ButtonLook, extra?: string): string
interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook
  /** What the button is doing, shown in place of its label while it is busy, e.g. "Loading…". */
  busy?: string | false
  children: ReactNode
}
/** A push button. While busy it stays focusable, so that the focus is not lost, and ignores presses. */
export declare function Button({
  look,
  busy,
  children,
  className,
  onClick,
  type,
  ...rest
}: Props): import('react').JSX.Element
