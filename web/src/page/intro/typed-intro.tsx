import { introSteps } from '@dlm/contract/brand/intro-steps'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import { useEffect, useState } from 'react'
import { useIsHydrating } from '../../lib/use-is-hydrating.ts'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'
import { useTypewriter } from '../../lib/use-typewriter.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

/** Milliseconds a step stays once it is typed, for reading it. */
const pause = 3_000

interface Telling {
  step: number
  /** `typing` a step, `resting` before the next one, or `still`: all of the step is there and nothing goes on by itself. */
  state: 'typing' | 'resting' | 'still'
  /** Goes on to the next step by itself; no longer once somebody chose one. */
  goesOn: boolean
}

/**
 * The intro in six steps, typed one after the other (SPEC §2). It can be skipped and any step chosen; who asked for less
 * motion has the text of a step at once. Every step keeps the place of the longest one, so that nothing below moves. A page
 * that arrives with the first step has it whole: what can be read already is not taken away to be typed.
 */
export function TypedIntro() {
  const steps = introSteps()
  const last = steps.length - 1
  const still = useReducedMotion()
  const isThere = useIsHydrating()
  const [telling, setTelling] = useState<Telling>(() => ({
    step: 0,
    state: isThere ? 'resting' : 'typing',
    goesOn: true,
  }))
  const state = still ? 'still' : telling.state
  const { step, goesOn } = telling
  const typed = useTypewriter(steps[step]?.text ?? '', state === 'typing', () =>
    setTelling({ step, goesOn, state: goesOn && step < last ? 'resting' : 'still' }),
  )

  useEffect(() => {
    if (state !== 'resting') return
    const timer = setTimeout(() => setTelling({ step: step + 1, state: 'typing', goesOn: true }), pause)
    return () => clearTimeout(timer)
  }, [state, step])

  return (
    <section
      aria-label="Introduction"
      className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-8 min-[820px]:grid-cols-[1fr_auto] min-[820px]:gap-12"
    >
      {/* What was chosen is read out; what comes by itself would interrupt. */}
      <div aria-live={goesOn && !still ? 'off' : 'polite'} className="grid">
        {steps.map((each, at) => (
          <div
            key={each.title}
            className={classes(
              'col-start-1 row-start-1 grid content-start gap-2',
              at !== step && 'invisible',
            )}
          >
            <h2>{each.title}</h2>
            {at === step && <p className="sr-only">{each.text}</p>}
            <p aria-hidden="true" className="max-w-[54ch] text-lg leading-relaxed text-soft">
              {at === step ? each.text.slice(0, typed) : ''}
              {at === step && state === 'typing' && (
                <span className="-me-0.5 inline-block h-[1em] w-0.5 translate-y-[0.15em] bg-accent" />
              )}
              <span className="motion-safe:invisible">
                {at === step ? each.text.slice(typed) : each.text}
              </span>
            </p>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 min-[820px]:w-60 min-[820px]:flex-col min-[820px]:items-stretch">
        <ol aria-label="Steps" className="flex flex-wrap max-[820px]:-ms-2 min-[820px]:flex-col">
          {steps.map(({ title }, at) => (
            <li key={title}>
              <StepButton
                number={at + 1}
                title={title}
                current={at === step}
                onChoose={() => setTelling({ step: at, state: 'typing', goesOn: false })}
              />
            </li>
          ))}
        </ol>
        {!still && (
          <Button
            variant="ghost"
            className="max-[820px]:-mx-3 min-[820px]:justify-start min-[820px]:px-3"
            onClick={() =>
              setTelling(
                state === 'still'
                  ? { step: 0, state: 'typing', goesOn: true }
                  : { step, state: 'still', goesOn: false },
              )
            }
          >
            {state === 'still' ? 'Play again' : 'Skip'}
          </Button>
        )}
      </div>
    </section>
  )
}

interface StepProps {
  number: number
  title: string
  current: boolean
  onChoose(): void
}

function StepButton({ number, title, current, onChoose }: StepProps) {
  return (
    <button
      type="button"
      aria-current={current ? 'step' : undefined}
      onClick={onChoose}
      className={classes(
        // Forced colours show the border.
        'flex size-11 items-center justify-center gap-3 rounded-full border border-transparent text-sm tabular-nums transition-colors min-[820px]:w-full min-[820px]:justify-start min-[820px]:rounded-control min-[820px]:px-3',
        current ? 'bg-accent-wash font-semibold text-accent' : 'text-soft hover:text-ink',
      )}
    >
      {leadingZero(number)}
      <span className="max-[820px]:sr-only">{title}</span>
    </button>
  )
}
