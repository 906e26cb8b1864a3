/** Where something is in a list of photos, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
  /** Pixels of its height that are its caption's, below the photo. */
  caption?: number
}

/** Index of the last box that begins at or above `y`; 0 when none does. Each begins at or below the one before it. */
export function boxAt(boxes: readonly Box[], y: number): number {
  let low = 0
  let high = boxes.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((boxes[middle]?.y ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** The bottom of the lowest box; 0 without any. */
export function bottomOf(boxes: readonly Box[]): number {
  return boxes.reduce((bottom, { y, height }) => Math.max(bottom, y + height), 0)
}
