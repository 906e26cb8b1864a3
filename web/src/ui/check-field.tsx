import { type ComponentProps, type ReactNode, useId } from 'react'
import '../styles/checkbox.css'

interface Props extends ComponentProps<'input'> {
  /** Names the box; may hold links. */
  children: ReactNode
  hint?: string | undefined
  error?: string | undefined
}

/** A box to tick, with what it says as its target. */
export function CheckField({ children, hint, error, ...rest }: Props) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="grid">
      <div className="flex min-h-11 items-center gap-3">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className="size-5 shrink-0"
        />
        <label htmlFor={id} className="flex min-h-11 flex-1 items-center">
          <span>{children}</span>
        </label>
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          role={error === undefined ? undefined : 'alert'}
          className={error === undefined ? 'text-sm text-soft' : 'text-sm text-danger'}
        >
          {note}
        </p>
      )}
    </div>
  )
}
