import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type InputHTMLAttributes, useId, useState } from 'react'
import { classes } from './classes.ts'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: string
  value: string
  onChange(value: string): void
  /** Stands below the field. */
  hint?: string | undefined
  /** What is wrong, in place of the hint. */
  error?: string | undefined
}

/** An input for a password or a code, which can be revealed. */
export function PasswordField({ label, value, onChange, hint, error, className, ...rest }: Props) {
  const id = useId()
  const [isRevealed, setRevealed] = useState(false)
  const Icon = isRevealed ? EyeOff : Eye
  const note = error ?? hint
  return (
    <div className={classes('grid gap-1.5 text-left', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={id}
          type={isRevealed ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className={classes(
            'min-h-12 w-full rounded-control border bg-canvas pr-12 pl-3.5 text-base',
            error === undefined ? 'border-line' : 'border-danger',
          )}
        />
        <button
          type="button"
          aria-label={isRevealed ? 'Hide what is typed' : 'Show what is typed'}
          aria-pressed={isRevealed}
          onClick={() => setRevealed(!isRevealed)}
          className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          role={error === undefined ? undefined : 'alert'}
          className={classes('text-sm', error === undefined ? 'text-soft' : 'text-danger')}
        >
          {note}
        </p>
      )}
    </div>
  )
}
