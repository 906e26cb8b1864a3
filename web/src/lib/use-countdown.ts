import { useEffect, useEffectEvent, useState } from 'react'

/** How often the remaining time is looked at, in ms: often enough for a second to change on time. */
const tick = 200

/**
 * Counts down `duration` ms while it is running, by the clock and not by ticks, so that a tab in the background is on time.
 * @returns the whole seconds left; `onEnd` is called once when there are none
 */
export function useCountdown(duration: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(duration)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    // Reset while it is stopped, so that the next one does not begin with what was left of this one.
    setLeft(duration)
    if (!running) return
    const endsAt = Date.now() + duration
    const timer = setInterval(() => {
      const remaining = Math.max(0, endsAt - Date.now())
      setLeft(remaining)
      if (remaining > 0) return
      clearInterval(timer)
      end()
    }, tick)
    return () => clearInterval(timer)
  }, [duration, running])
  return Math.ceil(left / 1000)
}
