import { type ComponentProps, useId } from 'react'
import { FieldNote } from './field-note.tsx'

interface Props extends ComponentProps<'select'> {
  label: string
  options: readonly { value: string; label: string }[]
  error?: string | undefined
  hint?: string | undefined
}

/** The classes of a choice among a few. */
export const selectClass = 'min-h-12 w-full rounded-control border border-line bg-canvas px-3 text-base'

/** A labelled choice among a few. */
export function SelectField({ label, options, error, hint, ...rest }: Props) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="grid gap-1.5 text-start">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        {...rest}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className={selectClass}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {note !== undefined && <FieldNote id={`${id}-note`} note={note} isError={error !== undefined} />}
    </div>
  )
}
