import { keyScreensTexts } from '@dlm/contract/sonata/key-screens.texts'
import type { SonataStatus } from '@dlm/contract/sonata/sonata.schema'
import Check from 'lucide-react/icons/check'
import { formatDay } from '../../lib/format/format-day.ts'
import { classes } from '../../ui/classes.ts'

/** The progress of a key request: requested, paid, issued. */
export function KeyTimeline({ request: { date, vdate, keynum } }: { request: SonataStatus }) {
  const steps = [
    { label: keyScreensTexts.requested, day: date, isDone: true },
    { label: keyScreensTexts.paid, day: vdate, isDone: vdate !== '' },
    { label: keyScreensTexts.issued, day: vdate, isDone: keynum !== '' },
  ]
  return (
    <ol aria-label={keyScreensTexts.progress} className="grid grid-cols-3">
      {steps.map(({ label, day, isDone }, at) => (
        <li key={label} className="relative grid content-start justify-items-center gap-1.5 px-1 text-center">
          {at > 0 && (
            <span
              aria-hidden="true"
              className={classes(
                'absolute top-3.5 end-[calc(50%+20px)] h-0.5 w-[calc(100%-40px)] -translate-y-1/2',
                isDone ? 'bg-accent-solid' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classes(
              'relative grid size-7 place-items-center rounded-full border-2 text-xs font-semibold',
              isDone
                ? 'border-accent-solid bg-accent-solid text-on-accent'
                : 'border-line bg-surface text-soft',
            )}
          >
            {isDone ? <Check className="size-4" /> : at + 1}
          </span>
          <span className={classes('text-sm', isDone ? 'font-semibold' : 'text-soft')}>{label}</span>
          <span className="text-xs text-soft tabular-nums">
            {isDone ? <time dateTime={day}>{formatDay(day)}</time> : keyScreensTexts.notYet}
          </span>
        </li>
      ))}
    </ol>
  )
}
