import type { Photo } from '@dlm/contract/media/media.schema'
import { type Box, bottomOf } from './box.ts'
import { justify, layoutRatio, targetHeight } from './justify.ts'

/** Pixels between photos. */
export const gap = 8
/** The assumed aspect ratio of a photo that is not loaded. */
export const usualRatio = 1.4
/** The shares of a row that placeholders have, one after the other. */
const shares = [3, 2, 4, 2, 3]

export interface PhotoLayout {
  /** Photos in their order, then placeholders. Each begins at or below the one before it. */
  boxes: readonly Box[]
  /** How many of them are photos. */
  placed: number
  /** Pixels of all boxes. */
  height: number
  /** The headings in front of photos. */
  headings?: readonly PlacedHeading[]
}

/** The heading of a section: the index of its first photo, and its pixels from the top of the list. */
export interface PlacedHeading {
  title: string
  at: number
  y: number
}

export interface PhotosToPlace {
  photos: readonly Photo[]
  /** Estimated number of photos that are not loaded yet. */
  pendingCount: number
  /** Pixels; with 0 nothing is placed. */
  width: number
}

export function layoutOf(placed: readonly Box[], placeholders: readonly Box[] = []): PhotoLayout {
  const boxes = [...placed, ...placeholders]
  return { boxes, placed: placed.length, height: bottomOf(boxes) }
}

export function ratioOf({ picture }: Photo): number {
  return picture ? layoutRatio(picture) : usualRatio
}

/** A way to lay out photos. */
export type Place = (toPlace: PhotosToPlace) => PhotoLayout

/** Photos beside each other. */
function boxesOfRow(widths: readonly number[], y: number, height: number): Box[] {
  let right = -gap
  return widths.map((width) => {
    const x = right + gap
    right = x + width
    return { x, y, width, height }
  })
}

function placeholderWidths(row: number, count: number, width: number): number[] {
  const parts = Array.from({ length: count }, (_, place) => shares[(row + place) % shares.length] ?? 1)
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => Math.floor(((width - gap * (count - 1)) * part) / whole))
}

/** Justified rows. An incomplete last row waits for more photos. */
export function rowsLayout({ photos, pendingCount, width }: PhotosToPlace): PhotoLayout {
  const target = targetHeight(width)
  const rows = justify(photos.map(ratioOf), { width, gap, target, isComplete: pendingCount === 0 })
  let y = 0
  const below = (widths: readonly number[], height: number) => {
    const boxes = boxesOfRow(widths, y, height)
    y += height + gap
    return boxes
  }
  const placed = rows.flatMap(({ widths, height }) => below(widths, height))
  const perRow = rows.length > 0 ? placed.length / rows.length : Math.max(1, width / (target * usualRatio))
  const rowsLeft = Math.ceil((photos.length - placed.length + pendingCount) / perRow)
  const placeholders = Array.from({ length: rowsLeft }, (_, at) =>
    below(placeholderWidths(rows.length + at, Math.max(1, Math.round(perRow)), width), target),
  )
  return layoutOf(placed, placeholders.flat())
}
