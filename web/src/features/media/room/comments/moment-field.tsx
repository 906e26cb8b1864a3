import { commentTexts } from '@dlm/contract/rooms/comments.texts'
import Clock from 'lucide-react/icons/clock'
import { Button } from '../../../../ui/button.tsx'
import type { Writing } from './use-writing.ts'

/** Seconds by which two moments are the same. */
const same = 0.01

interface Props {
  writing: Writing
  /** Where the player is, in seconds. */
  now: number
  /** How a moment is written. */
  format(seconds: number): string
}

/** Which moment of a film or a sound a comment is on that is written, or that it is on all of it. */
export function MomentField({ writing, now, format }: Props) {
  const anchor = writing.draft?.anchor
  const seconds = anchor?.at === 'time' ? anchor.seconds : null
  const setNow = () => writing.change({ anchor: { at: 'time', seconds: now } })
  const setWhole = () => {
    writing.setDrawing(false)
    writing.change({ anchor: { at: 'whole' }, strokes: [] })
  }
  return (
    <>
      <Button
        variant="secondary"
        className="px-3 text-sm"
        aria-pressed={seconds !== null}
        onClick={() => (seconds === null ? setNow() : setWhole())}
      >
        <Clock aria-hidden="true" className="size-4" />
        {seconds === null ? commentTexts.onAll : commentTexts.atMoment(format(seconds))}
      </Button>
      {seconds !== null && Math.abs(seconds - now) > same && (
        <Button variant="ghost" className="px-3 text-sm" onClick={setNow}>
          {commentTexts.moveTo(format(now))}
        </Button>
      )}
    </>
  )
}
