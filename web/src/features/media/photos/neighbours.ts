import type { Box } from './box.ts'
import { gap } from './photo-layout.ts'

/** The first box above or below another that spans its middle; -1 for none. */
function across(boxes: readonly Box[], from: Box, step: 1 | -1, start: number): number {
  const middle = from.x + from.width / 2
  for (let at = start + step; at >= 0 && at < boxes.length; at += step) {
    const box = boxes[at]
    if (!box) break
    const isBeyond = step > 0 ? box.y >= from.y + from.height : box.y + box.height <= from.y
    // Half a gap belongs to each of its sides.
    const edge = box.x - gap / 2
    if (isBeyond && middle >= edge && middle < edge + box.width + gap) return at
  }
  return -1
}

/** The photo below another; the last row may end before the middle of that one. */
function below(boxes: readonly Box[], box: Box, from: number): number {
  const last = boxes.length - 1
  const nextPhoto = across(boxes, box, 1, from)
  return nextPhoto < 0 && (boxes[last]?.y ?? 0) >= box.y + box.height ? last : nextPhoto
}

/** The photo that an arrow key, Home or End leads to from another; undefined where it leads nowhere. */
export function neighbour(boxes: readonly Box[], from: number, key: string): number | undefined {
  const box = boxes[from]
  if (!box) return undefined
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowUp: across(boxes, box, -1, from),
    ArrowDown: below(boxes, box, from),
    Home: 0,
    End: boxes.length - 1,
  }
  const to = Object.hasOwn(moves, key) ? moves[key] : undefined
  return to === undefined || !boxes[to] || to === from ? undefined : to
}
