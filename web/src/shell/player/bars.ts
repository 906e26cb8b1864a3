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
