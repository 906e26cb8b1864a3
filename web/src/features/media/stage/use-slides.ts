import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts'

/** Milliseconds that each picture is shown, from the second one on. */
export const slideDuration = 7_000
/** Milliseconds of the first picture; the second one is fetched only then, not with the page. */
export const firstSlideDuration = 12_000
/** Milliseconds to load the second picture. */
export const secondSlideLoadTime = 2_000

/**
 * Rotates pictures while the page is visible; not with reduced motion, nor once paused. `next` is the one to prefetch, null
 * during the first picture.
 */
export function useSlides(count: number) {
  /** 0 during the first picture, then one more than the number of changes. */
  const [step, setStep] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isStill = useReducedMotion()
  const runs = count > 1 && !isPaused && !isStill
  useEffect(() => {
    if (!runs) return
    const wait = [firstSlideDuration, secondSlideLoadTime][step] ?? slideDuration
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setStep(step + 1)
    }, wait)
    return () => clearInterval(timer)
  }, [runs, step])
  const at = count > 0 ? Math.max(0, step - 1) % count : 0
  return {
    at,
    next: step > 0 ? (at + 1) % count : null,
    isPaused,
    canRun: count > 1 && !isStill,
    toggle: () => setPaused(!isPaused),
  }
}
