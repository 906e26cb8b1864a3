/** Units of a chart's drawing: a day's share of its width, a bar in it, the height, and the least that can be seen. */
export const drawing = { day: 10, bar: 7, height: 48, least: 1.5 } as const

/**
 * The outline of a row of bars, one a day.
 * @param most the count that is as high as there is room
 * @param base where the bars begin, from the top
 * @param room how far they may reach from there, upwards or, negative, downwards
 */
export function barsPath(counts: readonly number[], most: number, base: number, room: number): string {
  const { day, bar, least } = drawing
  const bars = counts.map((count, at) => {
    if (count === 0) return ''
    const length = Math.max(least, (count / most) * Math.abs(room)) * Math.sign(room)
    return `M${at * day + (day - bar) / 2} ${base}v${-round(length)}h${bar}v${round(length)}z`
  })
  return bars.join('')
}

const round = (length: number) => Math.round(length * 100) / 100
