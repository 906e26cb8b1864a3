import { playerTexts } from '@dlm/contract/media/player.texts'
import type { KeyboardEvent } from 'react'
import { formatTime } from '../../lib/format/format-time.ts'
import { Waveform } from './waveform.tsx'

/** Seconds that keys move by. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 15,
  PageDown: -15,
}

interface Props {
  title: string
  peaks: readonly number[] | undefined
  time: number
  /** Seconds; undefined until it is known, and then there is nothing to move along. */
  duration: number | undefined
  onSeek(time: number): void
}

/** The waveform as a slider: click, drag, or move along it by keys. */
export function SeekBar({ title, peaks, time, duration, onSeek }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (step === undefined || duration === undefined) return
    event.preventDefault()
    onSeek(Math.min(duration, Math.max(0, time + step)))
  }
  return (
    <span className="relative block h-11 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <Waveform peaks={peaks} progress={duration ? Math.min(1, time / duration) : 0} />
      <input
        type="range"
        aria-label={playerTexts.position(title)}
        aria-valuetext={
          duration === undefined
            ? playerTexts.lengthUnknown
            : playerTexts.timeOf(formatTime(time), formatTime(duration))
        }
        min={0}
        max={duration ?? 0}
        step="any"
        value={time}
        disabled={duration === undefined}
        onChange={(event) => onSeek(Number(event.target.value))}
        onKeyDown={onKeyDown}
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
      />
    </span>
  )
}
