import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { usePrinting } from '../../../ui/use-printing.ts'
import { boxAt } from './box.ts'
import type { PhotoLayout } from './photo-layout.ts'

/** Pixels above and below the viewport in which photos are rendered. */
const ahead = 600

export interface PhotoWindow {
  /** The indexes of the boxes near the window. */
  shown: readonly number[]
  /** Scrolls until a box is fully visible. */
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
 * Which photos are near the window, or, for paper, all. Their boxes are known, so nothing is measured.
 * @param top pixels from the top of the page to the list
 * @param pinned a photo that is always in the DOM, -1 for none: scrolling away must not lose the focus
 */
export function usePhotoWindow({ boxes, placed }: PhotoLayout, top: number, pinned: number): PhotoWindow {
  const tallest = useMemo(() => boxes.reduce((most, { height }) => Math.max(most, height), 0), [boxes])
  const first = useSyncExternalStore(subscribe, () => boxAt(boxes, scrollY - top - ahead - tallest))
  const last = useSyncExternalStore(subscribe, () => boxAt(boxes, scrollY - top + innerHeight + ahead))
  const isPrinting = usePrinting()
  const [from, to] = isPrinting ? [0, placed - 1] : [first, last]
  const near = Array.from({ length: boxes.length === 0 ? 0 : to - from + 1 }, (_, at) => from + at)
  const isApart = pinned >= 0 && pinned < placed && (pinned < first || pinned > last)

  return {
    shown: isApart ? [...near, pinned].sort((a, b) => a - b) : near,
    reveal(index) {
      const { y, height } = boxes[index] ?? { y: 0, height: 0 }
      // Floating bars cover these pixels at the window's edges (main.css).
      const covered = getComputedStyle(document.documentElement)
      const from = top + y - parseFloat(covered.scrollPaddingTop)
      const end = top + y + height + parseFloat(covered.scrollPaddingBottom) - innerHeight
      // One that is taller than the window is shown from its top.
      const to = Math.min(end, from)
      if (scrollY > from) scrollTo(0, from)
      else if (scrollY < to) scrollTo(0, to)
    },
  }
}

/**
 * Holds the scroll position of the content below the photos when their height changes while their end is in the
 * viewport.
 * @param top pixels from the top of the page to the list
 * @param height pixels of the list
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
