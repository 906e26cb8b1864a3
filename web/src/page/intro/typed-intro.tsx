import { introSteps } from '@dlm/contract/brand/intro-steps'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import { exploreTexts } from '@dlm/contract/site/explore.texts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'
import { useTypewriter } from '../../lib/use-typewriter.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

/** Milliseconds a step stays once it is typed, for reading it. */
const pause = 3_000

interface Playback {
  step: number
  /** `typing` a step, `resting` before the next one, or `still`: all of the step is there and nothing follows automatically. */
  state: 'typing' | 'resting' | 'still'
  /** The next step follows automatically; no longer once the visitor chose one. */
  isAutomatic: boolean
}

/**
 * The intro in six steps, typed one after the other (SPEC §2). It can be skipped and any step chosen; who asked for less
 * motion has the text of a step at once. Every step reserves the space of the longest one, so that nothing below moves. A page
 * rendered by the server has the first step whole: what can be read already is not removed to be typed.
 */
export function TypedIntro() {
  const steps = introSteps()
  const last = steps.length - 1
  const still = useReducedMotion()
  const isHydrating = useIsHydrating()
  const [playback, setPlayback] = useState<Playback>(() => ({
    step: 0,
    state: isHydrating ? 'resting' : 'typing',
    isAutomatic: true,
  }))
  const state = still ? 'still' : playback.state
  const { step, isAutomatic } = playback
  const typed = useTypewriter(steps[step]?.text ?? '', state === 'typing', () =>
    setPlayback({ step, isAutomatic, state: isAutomatic && step < last ? 'resting' : 'still' }),
  )

  useEffect(() => {
    if (state !== 'resting') return
    const timer = setTimeout(() => setPlayback({ step: step + 1, state: 'typing', isAutomatic: true }), pause)
    return () => clearTimeout(timer)
  }, [state, step])

  return (
    <section
      aria-label={exploreTexts.intro}
      className="grid max-w-[872px] gap-6 rounded-card border border-line bg-surface p-5 sm:p-8 min-[820px]:grid-cols-[1fr_auto] min-[820px]:gap-12"
    >
      {/* A chosen step is read out; an automatic one would interrupt. */}
      <div aria-live={isAutomatic && !still ? 'off' : 'polite'} className="grid">
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
        <ol aria-label={exploreTexts.steps} className="flex flex-wrap max-[820px]:-ms-2 min-[820px]:flex-col">
          {steps.map(({ title }, at) => (
            <li key={title}>
              <StepButton
                number={at + 1}
                title={title}
                current={at === step}
                onChoose={() => setPlayback({ step: at, state: 'typing', isAutomatic: false })}
              />
            </li>
          ))}
        </ol>
        {!still && (
          <Button
            variant="ghost"
            className="max-[820px]:-mx-3 min-[820px]:justify-start min-[820px]:px-3"
            onClick={() =>
              setPlayback(
                state === 'still'
                  ? { step: 0, state: 'typing', isAutomatic: true }
                  : { step, state: 'still', isAutomatic: false },
              )
            }
          >
            {state === 'still' ? exploreTexts.playAgain : exploreTexts.skip}
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

const never = () => () => {}

/** Whether the first render hydrates server-rendered HTML (docs/decisions/016). */
function useIsHydrating(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}
