import type { Photo } from '@dlm/contract/media/media.schema'
import { useMemo } from 'react'
import { type JustifiedRow, justify, layoutRatio, targetHeight } from './justify.ts'

/** Pixels between photos. */
export const gap = 8
/** The assumed aspect ratio of a photo that is not loaded. */
const usualRatio = 1.4

export interface PhotoLayout {
  /** Rows of loaded photos. */
  rows: readonly JustifiedRow[]
  /** Estimated number of rows still to be loaded. */
  placeholderRows: number
  /** Estimated photos per row. */
  perRow: number
  /** Height of a placeholder row, in pixels. */
  target: number
}

/**
 * The rows of photos for a width, and the number of placeholder rows. An incomplete last row waits for more photos.
 * @param pendingCount estimated number of photos that are not loaded yet
 * @param width pixels; with 0 there is no row
 */
export function usePhotoLayout(photos: readonly Photo[], pendingCount: number, width: number): PhotoLayout {
  return useMemo(() => {
    const target = targetHeight(width)
    if (width === 0) return { rows: [], placeholderRows: 0, perRow: 1, target }
    const ratios = photos.map(({ picture }) => (picture ? layoutRatio(picture) : usualRatio))
    const rows = justify(ratios, { width, gap, target, isComplete: pendingCount === 0 })
    const laidOut = rows.reduce((sum, { widths }) => sum + widths.length, 0)
    const perRow = rows.length > 0 ? laidOut / rows.length : Math.max(1, width / (target * usualRatio))
    return {
      rows,
      placeholderRows: Math.ceil((photos.length - laidOut + pendingCount) / perRow),
      perRow,
      target,
    }
  }, [photos, pendingCount, width])
}

/** The photos of a row with their index in the list, and their position and width in pixels. */
export function tilesOf(row: JustifiedRow): { at: number; x: number; width: number }[] {
  let right = -gap
  return row.widths.map((width, beside) => {
    const x = right + gap
    right = x + width
    return { at: row.start + beside, x, width }
  })
}
