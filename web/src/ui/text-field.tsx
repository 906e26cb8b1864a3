import { controlTexts } from '@dlm/contract/site/controls.texts'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useId, useState } from 'react'
import { classes } from './classes.ts'
import { usePasteTruncation } from './use-paste-truncation.ts'

interface Props extends ComponentProps<'input'> {
  label: string
  /** Shown below the field. */
  hint?: string | undefined
  /** What is wrong, in place of the hint. */
  error?: string | undefined
  /** A password or a code: hidden until the person reveals it. */
  isSecret?: boolean
}

/** A labelled input of one line, with its hint or what is wrong with it. */
export function TextField({ label, hint, error, isSecret = false, className, type, ...rest }: Props) {
  const id = useId()
  const [isRevealed, setRevealed] = useState(false)
  const { cut, ...pasting } = usePasteTruncation<HTMLInputElement>(rest.maxLength, rest)
  const problem = error ?? cut
  const note = problem ?? hint
  return (
    <div className={classes('grid gap-1.5 text-start', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          // A password's characters are not read.
          dir={isSecret || type !== undefined ? undefined : 'auto'}
          {...rest}
          {...pasting}
          id={id}
          type={isSecret && !isRevealed ? 'password' : (type ?? 'text')}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className={classes(
            'min-h-12 w-full rounded-control border bg-canvas ps-3.5 text-base read-only:text-soft',
            isSecret ? 'pe-12' : 'pe-3.5',
            error === undefined ? 'border-line' : 'border-danger',
          )}
        />
        {isSecret && (
          <button
            type="button"
            aria-label={controlTexts.showTyped}
            aria-pressed={isRevealed}
            onClick={() => setRevealed(!isRevealed)}
            className="absolute top-0.5 end-0.5 grid size-11 place-items-center rounded-control text-soft hover:text-ink"
          >
            {isRevealed ? (
              <EyeOff aria-hidden="true" className="size-5" />
            ) : (
              <Eye aria-hidden="true" className="size-5" />
            )}
          </button>
        )}
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          role={problem === undefined ? undefined : 'alert'}
          className={classes('text-sm', problem === undefined ? 'text-soft' : 'text-danger')}
        >
          {note}
        </p>
      )}
    </div>
  )
}
