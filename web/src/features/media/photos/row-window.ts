/** Positions of rows: the top of each in pixels, and the height of all. */
export interface RowPlaces {
  tops: readonly number[]
  height: number
}

/** Places rows of these heights below each other. */
export function placeRows(heights: readonly number[], gap: number): RowPlaces {
  let bottom = -gap
  const tops = heights.map((height) => {
    const top = bottom + gap
    bottom = top + height
    return top
  })
  return { tops, height: Math.max(0, bottom) }
}

/** Index of the last row that begins at or above `y`; 0 when none does. */
export function rowAt(tops: readonly number[], y: number): number {
  let low = 0
  let high = tops.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}
