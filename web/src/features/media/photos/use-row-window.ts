import { useMemo, useSyncExternalStore } from 'react'
import { gap, type PhotoLayout } from './photo-layout.ts'
import { placeRows, rowAt } from './row-window.ts'

/** Pixels above and below the window in which rows are there already. */
const ahead = 600

export interface RowWindow {
  /** Pixels of all rows. */
  height: number
  /** The rows near the window: index and top within the list. */
  shown: { index: number; top: number }[]
  /** Scrolls as far as it takes for a row to be seen whole. */
  reveal(index: number): void
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}

/**
 * Which rows are near the window, and where. Their heights are known, so nothing is measured.
 * @param top pixels from the top of the page to the first row
 * @param keptRow one that stays wherever the window is, -1 for none: the focus must not be lost by scrolling away from it
 */
export function useRowWindow(
  { rows, rowsToCome, target }: PhotoLayout,
  top: number,
  keptRow: number,
): RowWindow {
  const { tops, height } = useMemo(() => {
    const heights = [...rows.map((row) => row.height), ...Array<number>(rowsToCome).fill(target)]
    return placeRows(heights, gap)
  }, [rows, rowsToCome, target])
  const heightOf = (index: number) => rows[index]?.height ?? target

  const first = useSyncExternalStore(subscribe, () => rowAt(tops, scrollY - top - ahead))
  const last = useSyncExternalStore(subscribe, () => rowAt(tops, scrollY - top + innerHeight + ahead))
  const near = Array.from({ length: tops.length === 0 ? 0 : last - first + 1 }, (_, at) => first + at)
  const isApart = keptRow >= 0 && keptRow < rows.length && (keptRow < first || keptRow > last)
  const indexes = isApart ? [...near, keptRow].sort((a, b) => a - b) : near

  return {
    height,
    shown: indexes.map((index) => ({ index, top: tops[index] ?? 0 })),
    reveal(index) {
      // What floats at the window's edges covers these pixels (main.css).
      const covered = getComputedStyle(document.documentElement)
      const from = top + (tops[index] ?? 0) - parseFloat(covered.scrollPaddingTop)
      const to =
        top + (tops[index] ?? 0) + heightOf(index) + parseFloat(covered.scrollPaddingBottom) - innerHeight
      if (scrollY > from) scrollTo(0, from)
      else if (scrollY < to) scrollTo(0, to)
    },
  }
}
