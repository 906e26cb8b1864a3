/** Photos that go, in this order, in front of another, or to the end. */
export interface Move {
  pids: readonly string[]
  before: string | null
}

/** The order without some. */
export function without(order: readonly string[], pids: readonly string[]): string[] {
  const some = new Set(pids)
  return order.filter((pid) => !some.has(pid))
}

/** The order after a move; what it has not is left out. */
export function withMove(order: readonly string[], { pids, before }: Move): string[] {
  const rest = without(order, pids)
  const at = before === null ? -1 : rest.indexOf(before)
  const moved = pids.filter((pid) => order.includes(pid))
  return rest.toSpliced(at < 0 ? rest.length : at, 0, ...moved)
}

/** The photo in front of which others are when they are at an index of an order, of which they are no part; null at its end. */
export const nextAt = (order: readonly string[], at: number) => order[at] ?? null

/** The moves that put photos back to where they are in this order, in the order in which they have to be made. */
export function movesBack(order: readonly string[], pids: readonly string[]): Move[] {
  const moved = new Set(pids)
  const moves: Move[] = []
  let run: string[] = []
  for (const [at, pid] of order.entries()) {
    if (!moved.has(pid)) continue
    run.push(pid)
    const next = order[at + 1]
    if (next !== undefined && moved.has(next)) continue
    moves.unshift({ pids: run, before: next ?? null })
    run = []
  }
  return moves
}

/**
 * The index that a key leads to in a grid whose rows are filled one after the other; undefined where it leads nowhere.
 * @param last the last index
 */
export function reachedBy(
  key: string,
  at: number,
  last: number,
  { columns, isRightToLeft }: { columns: number; isRightToLeft: boolean },
): number | undefined {
  const onwards = isRightToLeft ? -1 : 1
  const isLastRow = Math.floor(at / columns) === Math.floor(last / columns)
  const reached: Readonly<Record<string, number>> = {
    ArrowRight: at + onwards,
    ArrowLeft: at - onwards,
    ArrowUp: at - columns,
    // The last row may end before this column.
    ArrowDown: isLastRow ? at : Math.min(at + columns, last),
    Home: 0,
    End: last,
  }
  const to = Object.hasOwn(reached, key) ? reached[key] : undefined
  return to === undefined || to < 0 || to > last || to === at ? undefined : to
}
