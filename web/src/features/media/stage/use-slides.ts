import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts'

/** Milliseconds that each picture is shown, from the second one on. */
export const shownFor = 7_000
/** Milliseconds after which a visitor is taken to stay: the second picture is fetched then, and not with the page. */
export const staysAfter = 12_000
/** Milliseconds that it has to come. */
export const comesWithin = 2_000

/**
 * Goes through pictures one after the other while the page is seen; still where less motion is wished, or once paused. `next`
 * is the one to fetch meanwhile, null until the visitor is taken to stay.
 */
export function useSlides(count: number) {
  /** 0 until the visitor is taken to stay, then one more than how often the picture has changed. */
  const [step, setStep] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isStill = useReducedMotion()
  const runs = count > 1 && !isPaused && !isStill
  useEffect(() => {
    if (!runs) return
    const wait = [staysAfter, comesWithin][step] ?? shownFor
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
