import type { Photo } from '@dlm/contract/media/media.schema'
import { useMemo } from 'react'
import { type JustifiedRow, justify, layoutRatio, targetHeight } from './justify.ts'

/** Pixels between photos. */
export const gap = 8
/** The proportion of a photo nothing is known of yet. */
const usualRatio = 1.4

export interface PhotoLayout {
  /** Those whose photos are there. */
  rows: readonly JustifiedRow[]
  /** How many more there will be, about. */
  rowsToCome: number
  /** Photos of a row, about. */
  perRow: number
  /** Pixels of a row to come. */
  target: number
}

/**
 * The rows of photos in a width, and how many more keep the place of those to come. A row that is not full waits for them.
 * @param toCome how many more photos will come, as far as one knows
 * @param width pixels; with 0 there is no row
 */
export function usePhotoLayout(photos: readonly Photo[], toCome: number, width: number): PhotoLayout {
  return useMemo(() => {
    const target = targetHeight(width)
    if (width === 0) return { rows: [], rowsToCome: 0, perRow: 1, target }
    const ratios = photos.map(({ picture }) => (picture ? layoutRatio(picture) : usualRatio))
    const rows = justify(ratios, { width, gap, target, isComplete: toCome === 0 })
    const laidOut = rows.reduce((sum, { widths }) => sum + widths.length, 0)
    const perRow = rows.length > 0 ? laidOut / rows.length : Math.max(1, width / (target * usualRatio))
    return { rows, rowsToCome: Math.ceil((photos.length - laidOut + toCome) / perRow), perRow, target }
  }, [photos, toCome, width])
}

/** The photos of a row with their place in the list, and their place and size in pixels. */
export function tilesOf(row: JustifiedRow): { at: number; x: number; width: number }[] {
  let right = -gap
  return row.widths.map((width, beside) => {
    const x = right + gap
    right = x + width
    return { at: row.start + beside, x, width }
  })
}
