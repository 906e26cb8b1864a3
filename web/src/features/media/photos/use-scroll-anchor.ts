import { useLayoutEffect, useRef } from 'react'

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
