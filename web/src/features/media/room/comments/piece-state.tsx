import type { PieceReview, PieceState } from '@dlm/contract/rooms/comments.schema'
import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { classes } from '../../../../ui/classes.ts'
import { nameOf } from './author-name.tsx'
import { formatMoment } from './format-moment.ts'

const states = ['open', 'changes', 'approved'] as const satisfies readonly PieceState[]

interface Props {
  review: PieceReview
  /** Missing where the caller may only see it. */
  onDecide?: ((state: PieceState) => void) | undefined
}

/** What is decided of a piece, by whom and when. */
export function PieceStateField({ review: { state, decided }, onDecide }: Props) {
  const name = useId()
  const by = decided && commentTexts.decided(nameOf(decided.by), formatMoment(decided.at))
  if (!onDecide)
    return (
      <p className="text-sm text-soft">
        <span className={classes('font-semibold', state === 'approved' && 'text-success')}>
          {commentTexts.states[state]}
        </span>
        {by && <bdi> · {by}</bdi>}
      </p>
    )
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{commentTexts.state}</legend>
      <div className="piece-state grid gap-1 rounded-control bg-raised p-1">
        {states.map((each) => (
          <label
            key={each}
            className="piece-choice relative flex min-h-11 cursor-pointer items-center justify-center gap-1 rounded-control px-2 text-center text-sm font-semibold text-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={state === each}
              onChange={() => onDecide(each)}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            {each === 'approved' && state === each && (
              <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
            )}
            {commentTexts.states[each]}
          </label>
        ))}
      </div>
      <p role="status" className="text-xs text-soft empty:hidden">
        <bdi>{by}</bdi>
      </p>
    </fieldset>
  )
}
