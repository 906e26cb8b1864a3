import { type RefObject, useLayoutEffect } from 'react'

/** Pixels that stay free above a panel that has come to a stop, and below it. */
const gap = 16

/**
 * Fits a panel into the window: it begins below the tool's head and moves up as one scrolls, and its end must not be below
 * the window meanwhile. The height is written as `--panel-height`.
 */
export function usePanelHeight(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => {
      const element = panel.current
      if (!element) return
      const top = Math.max(gap, element.getBoundingClientRect().top)
      element.style.setProperty('--panel-height', `${innerHeight - top - gap}px`)
    }
    fit()
    addEventListener('scroll', fit, { passive: true })
    addEventListener('resize', fit)
    // What is above it may appear or grow.
    const above = new ResizeObserver(fit)
    above.observe(document.body)
    return () => {
      removeEventListener('scroll', fit)
      removeEventListener('resize', fit)
      above.disconnect()
    }
  }, [panel])
}
