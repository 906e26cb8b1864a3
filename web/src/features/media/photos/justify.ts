/** A row of photos that fills its width: where it starts in the list, its height, and each photo's width, in whole pixels. */
export interface JustifiedRow {
  start: number
  height: number
  widths: number[]
}

export interface Justification {
  /** Pixels of a row and between its photos. */
  width: number
  gap: number
  /** The target height of rows. */
  target: number
  /** No more photos follow, so that the last row may be incomplete; otherwise it waits for them. */
  isComplete: boolean
}

/** Aspect ratios beyond which a photo is cropped, so that a panorama is no line and a portrait does not fill the window. */
const narrowest = 0.5
const widest = 3

/** The share of a last row's width from which it is filled, too. */
const fullEnough = 0.6

/** The proportion a photo is laid out in. */
export function layoutRatio({ width, height }: { width: number; height: number }): number {
  return Math.min(widest, Math.max(narrowest, width / height))
}

/** The height of rows that suits a width: two photos beside each other on a phone, four or five on a desktop, and large on both. */
export function targetHeight(width: number): number {
  return Math.round(Math.min(340, Math.max(150, width * 0.17)))
}

function row(ratios: readonly number[], start: number, height: number): JustifiedRow {
  const edges = [0]
  for (const ratio of ratios) edges.push((edges.at(-1) ?? 0) + ratio * height)
  // Rounding edges rather than widths fills the row to the pixel.
  const widths = ratios.map((_, at) => Math.round(edges[at + 1] ?? 0) - Math.round(edges[at] ?? 0))
  return { start, height: Math.round(height), widths }
}

/**
 * Lays photos out in rows that preserve their proportions and fill the width; each row's height is as near to the target as
 * possible. Rows do not change when photos are added at the end.
 * @param ratios width by height of each photo
 */
export function justify(
  ratios: readonly number[],
  { width, gap, target, isComplete }: Justification,
): JustifiedRow[] {
  const rows: JustifiedRow[] = []
  let start = 0
  const heightOf = (end: number) => {
    const sum = ratios.slice(start, end).reduce((total, ratio) => total + ratio, 0)
    return (width - gap * (end - start - 1)) / sum
  }
  for (let end = 1; end <= ratios.length; end++) {
    const height = heightOf(end)
    if (height > target) continue
    // Without this photo the row is too high, with it too low: the nearer one wins.
    const isNearerWithout = end - 1 > start && heightOf(end - 1) / target < target / height
    const last = isNearerWithout ? end - 1 : end
    rows.push(row(ratios.slice(start, last), start, heightOf(last)))
    start = last
    // A photo that did not fit may fill a row alone.
    end = last
  }
  if (isComplete && start < ratios.length) {
    const filling = heightOf(ratios.length)
    rows.push(row(ratios.slice(start), start, target / filling < fullEnough ? target : filling))
  }
  return rows
}
