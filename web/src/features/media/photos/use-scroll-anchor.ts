import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps what comes after the rows where it is in the window, when they turn out higher or lower than was expected while one
 * is at their end.
 * @param top pixels from the top of the page to the first row
 * @param height pixels of all rows
 */
export function useScrollAnchor(top: number, height: number): void {
  const known = useRef(height)
  // Read before the page changes: a page that gets shorter is scrolled by the browser.
  const before = window.scrollY
  useLayoutEffect(() => {
    const end = top + known.current
    const grown = height - known.current
    known.current = height
    if (grown !== 0 && before > 0 && end < before + innerHeight) scrollTo(0, before + grown)
  })
}
