import type { JustifiedRow } from './justify.ts'

/** Index of the row that contains a photo; -1 for none. */
export function rowOf(rows: readonly JustifiedRow[], photo: number): number {
  return rows.findIndex(({ start, widths }) => photo >= start && photo < start + widths.length)
}

/** The photo of a row that is nearest to a distance from the left. */
function nearest({ start, widths }: JustifiedRow, x: number): number {
  let rightEdge = 0
  for (const [at, width] of widths.entries()) {
    rightEdge += width
    if (x < rightEdge) return start + at
  }
  return start + widths.length - 1
}

/** The photo that an arrow key, Home or End leads to from another; undefined where it leads nowhere. */
export function neighbour(rows: readonly JustifiedRow[], from: number, key: string): number | undefined {
  const at = rowOf(rows, from)
  const row = rows[at]
  const end = rows.at(-1)
  if (!row || !end) return undefined
  const last = end.start + end.widths.length - 1
  const beside = row.widths.slice(0, from - row.start).reduce((sum, width) => sum + width, 0)
  const middle = beside + (row.widths[from - row.start] ?? 0) / 2
  const above = rows[at - 1]
  const below = rows[at + 1]
  const moves: Readonly<Record<string, number | undefined>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowUp: above && nearest(above, middle),
    ArrowDown: below && nearest(below, middle),
    Home: 0,
    End: last,
  }
  const to = Object.hasOwn(moves, key) ? moves[key] : undefined
  return to === undefined || to < 0 || to > last || to === from ? undefined : to
}
