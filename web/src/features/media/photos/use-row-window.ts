import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { gap, type PhotoLayout } from './photo-layout.ts'
import { placeRows, rowAt } from './row-window.ts'

/** Pixels above and below the viewport in which rows are rendered. */
const ahead = 600

export interface RowWindow {
  /** Pixels of all rows. */
  height: number
  /** The rows near the window: index and top within the list. */
  shown: { index: number; top: number }[]
  /** Scrolls until a row is fully visible. */
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
 * @param pinnedRow a row that is always in the DOM, -1 for none: scrolling away must not lose the focus
 */
export function useRowWindow(
  { rows, placeholderRows, target }: PhotoLayout,
  top: number,
  pinnedRow: number,
): RowWindow {
  const { tops, height } = useMemo(() => {
    const heights = [...rows.map((row) => row.height), ...Array<number>(placeholderRows).fill(target)]
    return placeRows(heights, gap)
  }, [rows, placeholderRows, target])
  const heightOf = (index: number) => rows[index]?.height ?? target

  const first = useSyncExternalStore(subscribe, () => rowAt(tops, scrollY - top - ahead))
  const last = useSyncExternalStore(subscribe, () => rowAt(tops, scrollY - top + innerHeight + ahead))
  const near = Array.from({ length: tops.length === 0 ? 0 : last - first + 1 }, (_, at) => first + at)
  const isApart = pinnedRow >= 0 && pinnedRow < rows.length && (pinnedRow < first || pinnedRow > last)
  const indexes = isApart ? [...near, pinnedRow].sort((a, b) => a - b) : near

  return {
    height,
    shown: indexes.map((index) => ({ index, top: tops[index] ?? 0 })),
    reveal(index) {
      // Floating bars cover these pixels at the window's edges (main.css).
      const covered = getComputedStyle(document.documentElement)
      const from = top + (tops[index] ?? 0) - parseFloat(covered.scrollPaddingTop)
      const to =
        top + (tops[index] ?? 0) + heightOf(index) + parseFloat(covered.scrollPaddingBottom) - innerHeight
      if (scrollY > from) scrollTo(0, from)
      else if (scrollY < to) scrollTo(0, to)
    },
  }
}

/**
 * Holds the scroll position of the content below the rows when the height of the rows changes while their end is in the
 * viewport.
 * @param top pixels from the top of the page to the first row
 * @param height pixels of all rows
 */
export function useScrollAnchor(top: number, height: number): void {
  const lastHeight = useRef(height)
  // Read before the page changes: a page that gets shorter is scrolled by the browser.
  const before = window.scrollY
  useLayoutEffect(() => {
    const end = top + lastHeight.current
    const grown = height - lastHeight.current
    lastHeight.current = height
    if (grown !== 0 && before > 0 && end < before + innerHeight) scrollTo(0, before + grown)
  })
}
