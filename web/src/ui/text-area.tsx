import { type ComponentProps, useId } from 'react'
import { classes } from './classes.ts'
import { FieldNote } from './field-note.tsx'
import { usePasteTruncation } from './use-paste-truncation.ts'

interface Props extends ComponentProps<'textarea'> {
  label: string
  /** Shown below the field. */
  hint?: string | undefined
  /** What is wrong, instead of the hint. */
  error?: string | undefined
}

/** Of a field of few rows. */
const leastHeights: readonly (string | undefined)[] = [undefined, 'min-h-12', 'min-h-20']

/** A labelled input of several lines, which grows with what is typed. */
export function TextArea({ label, hint, error, className, ...rest }: Props) {
  const id = useId()
  const { cut, ...pasting } = usePasteTruncation<HTMLTextAreaElement>(rest.maxLength, rest)
  const problem = error ?? cut
  const note = problem ?? hint
  return (
    <div className={classes('grid gap-1.5 text-start', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        dir="auto"
        {...rest}
        {...pasting}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className={classes(
          'field-sizing-content w-full rounded-control border bg-canvas px-3.5 py-2.5 text-base',
          leastHeights[rest.rows ?? 0] ?? 'min-h-36',
          error === undefined ? 'border-line' : 'border-danger',
        )}
      />
      {note !== undefined && <FieldNote id={`${id}-note`} note={note} isError={problem !== undefined} />}
    </div>
  )
}
