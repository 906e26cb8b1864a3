export interface EditionRow<Name> {
  /** The tile of eight columns; a row without one has equal tiles. */
  wide?: Name
  /** The tiles beside it, in a column of four. */
  beside: Name[]
  /** They precede it. */
  isBefore: boolean
}

/** Tiles of equal width in a row at most. */
const most = 3

/**
 * Rows of a grid of twelve columns that keep the order of their tiles: a wide one takes those before it, or after it, to its side.
 * @param roomBeside how many tiles of four columns have room beside this one, one above the other; 0 for one that is not wide
 */
export function editionRows<Name>(
  names: readonly Name[],
  roomBeside: (name: Name) => number,
): EditionRow<Name>[] {
  const rows: EditionRow<Name>[] = []
  for (const name of names) {
    const room = roomBeside(name)
    const last = rows.at(-1)
    if (room === 0) {
      const atMost = last?.wide === undefined ? most : last.isBefore ? 0 : roomBeside(last.wide)
      if (last && last.beside.length < atMost) last.beside.push(name)
      else rows.push({ beside: [name], isBefore: false })
    } else if (last && last.wide === undefined && last.beside.length <= room) {
      Object.assign(last, { wide: name, isBefore: true })
    } else rows.push({ wide: name, beside: [], isBefore: false })
  }
  return rows
}
