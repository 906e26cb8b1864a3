import { useMemo } from 'react'
import { classes } from '../../ui/classes.ts'

interface Props {
  peaks: readonly number[] | undefined
  /** How far it has been played, 0 to 1. */
  progress: number
}

/** What an audio sounds like, the part played in the accent; a line where nothing is known of its sound. */
export function Waveform({ peaks, progress }: Props) {
  // The part not played yet is clipped from the drawing of the part played.
  const played = { clipPath: `inset(0 ${((1 - progress) * 100).toFixed(2)}% 0 0)` }
  if (!peaks)
    return (
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2">
        <span className="absolute inset-0 rounded-full bg-soft opacity-40" />
        {progress > 0 && <span className="absolute inset-0 rounded-full bg-accent" style={played} />}
      </span>
    )
  return (
    <>
      <Bars peaks={peaks} className="text-soft opacity-40" />
      {/* Not before it plays: a page of the server may have no styles of its own. */}
      {progress > 0 && (
        <span
          className="absolute inset-0 text-accent transition-[clip-path] duration-250 ease-linear"
          style={played}
        >
          <Bars peaks={peaks} />
        </span>
      )}
    </>
  )
}

/** Few of them on a phone, and on a tablet, where the waveform is between the name and the buttons. */
function Bars({ peaks, className }: { peaks: readonly number[]; className?: string }) {
  return (
    <>
      <BarsOf
        peaks={peaks}
        most={bars.narrow}
        className={classes('min-[520px]:max-[819px]:hidden lg:hidden', className)}
      />
      <BarsOf
        peaks={peaks}
        most={bars.wide}
        className={classes('max-[519px]:hidden min-[820px]:max-lg:hidden', className)}
      />
    </>
  )
}

function BarsOf({ peaks, most, className }: { peaks: readonly number[]; most: number; className: string }) {
  const { path, count } = useMemo(() => barsPath(peaks, most), [peaks, most])
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count} 100`}
      preserveAspectRatio="none"
      className={classes('absolute inset-0 size-full', className)}
    >
      <path
        d={path}
        className="fill-none stroke-current [stroke-linecap:round] [stroke-width:2px] sm:[stroke-width:3px]"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** Bars of a waveform, so few that they can be distinguished: where there is little room for it, and where there is more. */
export const bars = { narrow: 28, wide: 72 } as const
/** Silence is a dot. */
const least = 6

/**
 * A waveform as the path of its bars, one unit apart and up to 100 high.
 * @param peaks loudness of equal stretches, 0 to 100
 * @param most bars at most
 */
export function barsPath(peaks: readonly number[], most: number): { path: string; count: number } {
  const count = Math.min(most, peaks.length)
  const drawn = Array.from({ length: count }, (_, at) => {
    const stretch = peaks.slice(
      Math.floor((at * peaks.length) / count),
      Math.ceil(((at + 1) * peaks.length) / count),
    )
    const half = Math.max(least, ...stretch) / 2.2
    return `M${at + 0.5} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`
  })
  return { path: drawn.join(''), count }
}
