import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts'

/** Milliseconds that each picture is shown. */
export const shownFor = 7_000
/** Milliseconds after which a visitor is taken to stay: the second picture is fetched then, and not with the page. */
export const staysAfter = 3_000

/**
 * Goes through pictures one after the other while the page is seen; still where less motion is wished, or once paused. `next`
 * is the one to fetch meanwhile, null for a moment after the page is there.
 */
export function useSlides(count: number) {
  const [at, setAt] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isAhead, setAhead] = useState(false)
  const isStill = useReducedMotion()
  const runs = count > 1 && !isPaused && !isStill
  useEffect(() => {
    if (!runs) return
    const ahead = setTimeout(setAhead, staysAfter, true)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt((before) => (before + 1) % count)
    }, shownFor)
    return () => {
      clearTimeout(ahead)
      clearInterval(timer)
    }
  }, [runs, count])
  return {
    at,
    next: isAhead ? (at + 1) % count : null,
    isPaused,
    canRun: count > 1 && !isStill,
    toggle: () => setPaused(!isPaused),
  }
}
