import { recoveryTexts } from '@dlm/contract/accounts/recovery.texts'
import Check from 'lucide-react/icons/check'
import { classes } from '../../../ui/classes.ts'

interface Props {
  names: readonly string[]
  /** Index of the current step, from 0. */
  current: number
}

/** Progress in a form of several steps. */
export function Steps({ names, current }: Props) {
  return (
    <ol aria-label={recoveryTexts.steps} className="flex gap-2">
      {names.map((name, at) => (
        <li
          key={name}
          aria-current={at === current ? 'step' : undefined}
          className={classes(
            'flex min-w-0 flex-1 items-center gap-1.5 border-t-4 pt-2 text-sm',
            at > current ? 'border-line text-soft' : 'border-accent font-semibold text-accent',
          )}
        >
          {at < current ? (
            <Check aria-label={recoveryTexts.done} className="size-4 shrink-0" />
          ) : (
            <span>{at + 1}.</span>
          )}
          {name}
        </li>
      ))}
    </ol>
  )
}
