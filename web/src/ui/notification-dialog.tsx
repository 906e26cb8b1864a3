import { autoCloseFrom } from '@dlm/contract/constants'
import type { DialogActions, DialogIcon, DialogText } from '@dlm/contract/dialog-text'
import { controlTexts } from '@dlm/contract/site/controls.texts'
import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useEffect, useId } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Modal } from './modal.tsx'

/** The icons of the dialog, and of what is reported in a corner. */
export const dialogIcons: Readonly<Record<DialogIcon, LucideIcon>> = {
  load: LoaderCircle,
  warning: TriangleAlert,
  success: CircleCheck,
  question: CircleQuestionMark,
}

export const dialogModes = { normal: 'text-accent', error: 'text-danger', success: 'text-success' } as const

type Choice = 'yes' | 'no' | 'ok' | 'closed'
const labels = {
  yes: controlTexts.yes,
  no: controlTexts.no,
  ok: controlTexts.ok,
  closed: controlTexts.close,
} as const

/** The buttons of each action set, the one to press first last, where thumbs and eyes end. */
const actionSets: Record<DialogActions, readonly Choice[]> = {
  none: [],
  ok: ['ok'],
  close: ['closed'],
  yesno: ['no', 'yes'],
  yesnoclose: ['closed', 'no', 'yes'],
}

interface Props extends DialogText {
  onFinish(choice: Choice | 'time'): void
}

/**
 * The one dialog for questions and failures (SPEC §4): modes, icons, action sets. With a time of 500 ms or more it closes
 * automatically, and a thin bar shows the time running. A question whose `yes` is to be given with care has the focus on `no`.
 */
export function NotificationDialog({
  mode,
  icon,
  actions,
  title,
  msg,
  time,
  yes,
  yesLabel,
  onFinish,
}: Props) {
  const titleId = useId()
  const textId = useId()
  const closesItself = time >= autoCloseFrom

  useEffect(() => {
    if (!closesItself) return
    const timer = setTimeout(() => onFinish('time'), time)
    return () => clearTimeout(timer)
  }, [closesItself, time, onFinish])

  const Icon = dialogIcons[icon]
  return (
    <Modal
      aria-labelledby={titleId}
      aria-describedby={textId}
      role="alertdialog"
      onDismiss={() => onFinish('closed')}
      dismissBeside={actions === 'none'}
      onKeyDown={(event) => event.key === 'Enter' && actions === 'none' && onFinish('closed')}
      className="w-[min(100%-32px,var(--container-dialog))] overflow-hidden"
    >
      <div className="grid justify-items-center gap-2 px-6 pt-7 pb-6 text-center">
        <Icon
          aria-hidden="true"
          className={classes('mb-1 size-10', dialogModes[mode], icon === 'load' && 'animate-spin')}
        />
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p id={textId} className="text-soft">
          {msg}
        </p>
        {actionSets[actions].length > 0 && (
          <div className="mt-4 flex w-full flex-wrap justify-center gap-3">
            {actionSets[actions].map((choice, at, all) => (
              <Button
                key={choice}
                variant={at < all.length - 1 ? 'secondary' : (yes ?? 'primary')}
                data-first-focus={(yes && choice === 'no') || undefined}
                aria-describedby={yes && titleId}
                className="min-w-28"
                onClick={() => onFinish(choice)}
              >
                {(choice === 'yes' && yesLabel) || labels[choice]}
              </Button>
            ))}
          </div>
        )}
      </div>
      {closesItself && <TimeBar time={time} />}
    </Modal>
  )
}

/** Shrinks over the time until the dialog closes. The duration is a number of the caller, so it is set on the element. */
function TimeBar({ time }: { time: number }) {
  return (
    <div aria-hidden="true" className="h-1 bg-raised">
      <div
        className="time-bar h-full bg-accent-solid"
        ref={(bar) => bar?.style.setProperty('--time', `${time}ms`)}
      />
    </div>
  )
}
