import { type RefObject, useLayoutEffect, useState } from 'react'

export interface ElementBounds {
  /** Pixels; 0 before the first measurement. */
  width: number
  /** Pixels from the top of the page. */
  top: number
}

/** The last bounds: after Back, the first render has the same height, so that the scroll position is restored. */
let remembered: ElementBounds = { width: 0, top: 0 }

/** Width and top of an element, updated as the window changes. */
export function useElementBounds(element: RefObject<HTMLElement | null>): ElementBounds {
  const [box, setBox] = useState(remembered)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => {
      const { top } = target.getBoundingClientRect()
      const now = { width: target.clientWidth, top: Math.round(top + scrollY) }
      if (now.width === remembered.width && now.top === remembered.top) return
      remembered = now
      setBox(now)
    }
    measure()
    setBox(remembered)
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return box
}
