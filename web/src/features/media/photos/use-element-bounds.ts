import { type RefObject, useLayoutEffect, useState } from 'react'

export interface ElementBounds {
  /** Pixels; 0 before the first look. */
  width: number
  /** Pixels from the top of the page. */
  top: number
}

/** The last width seen: who comes back finds the page as high as it was in the first moment, when its scroll returns. */
let remembered: ElementBounds = { width: 0, top: 0 }

/** How wide an element is and where it begins, followed as the window changes. */
export function useElementBounds(element: RefObject<HTMLElement | null>): ElementBounds {
  const [box, setBox] = useState(remembered)
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    const measure = () => {
      const { top } = shown.getBoundingClientRect()
      const now = { width: shown.clientWidth, top: Math.round(top + scrollY) }
      if (now.width === remembered.width && now.top === remembered.top) return
      remembered = now
      setBox(now)
    }
    measure()
    setBox(remembered)
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [element])
  return box
}
