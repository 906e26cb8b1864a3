import { stars } from '@dlm/contract/constants'
import { ratingScreenTexts } from '@dlm/contract/ratings/rating-screens.texts'
import Star from 'lucide-react/icons/star'
import { type KeyboardEvent, useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'

const all = Array.from({ length: stars.max }, (_, at) => at + stars.min)

const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at % stars.max) + 1,
  ArrowUp: (at) => (at % stars.max) + 1,
  ArrowLeft: (at) => (at > stars.min ? at - 1 : stars.max),
  ArrowDown: (at) => (at > stars.min ? at - 1 : stars.max),
  Home: () => stars.min,
  End: () => stars.max,
}

interface Props {
  label: string
  /** The given stars; null for none. */
  given: number | null
  busy: boolean
  onGive(stars: number): void
}

/**
 * Five stars to click or tap. Arrow keys move from star to star with a preview; Enter or the space bar gives them, so that
 * moving over a star sends nothing.
 */
export function StarChoice({ label, given, busy, onGive }: Props) {
  const [tried, setTried] = useState<number | null>(null)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const filled = tried ?? given ?? 0

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const next = steps[event.key]?.(at)
    if (next === undefined) return
    event.preventDefault()
    buttons.current[next]?.focus()
  }

  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-busy={busy}
      className="flex justify-center gap-1 sm:gap-2"
      onPointerLeave={() => setTried(null)}
      onBlur={() => setTried(null)}
    >
      {all.map((at) => (
        // A native radio would also give the stars that an arrow key only moves over.
        // biome-ignore lint/a11y/useSemanticElements: see above
        <button
          key={at}
          ref={(button) => {
            buttons.current[at] = button
          }}
          type="button"
          role="radio"
          aria-checked={at === given}
          aria-label={`${at} ${ratingScreenTexts.stars(at)}`}
          tabIndex={at === (given ?? stars.min) ? 0 : -1}
          onClick={() => !busy && onGive(at)}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setTried(at)}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setTried(at)}
          onKeyDown={(event) => onKeyDown(event, at)}
          className="grid size-13 place-items-center rounded-full transition-transform hover:scale-110 active:scale-95 sm:size-16"
        >
          <Star
            aria-hidden="true"
            strokeWidth={1.5}
            className={classes(
              'size-10 transition-colors sm:size-12',
              at <= filled ? 'fill-amber-fill text-amber-edge' : 'text-soft',
            )}
          />
        </button>
      ))}
    </div>
  )
}
