import { useRef } from 'react'

/** Milliseconds of an upload after which its speed is known well enough. */
const settled = 3_000

/** Seconds until an upload ends, at its speed since it began or continued; undefined until that is known. @param sent bytes of `all` */
export function useTimeLeft(isUnderway: boolean, sent: number, all: number): number | undefined {
  const began = useRef<{ at: number; sent: number } | null>(null)
  if (!isUnderway) began.current = null
  else began.current ??= { at: Date.now(), sent }
  if (!began.current) return undefined
  const [elapsed, moved] = [Date.now() - began.current.at, sent - began.current.sent]
  if (elapsed < settled || moved <= 0 || sent >= all) return undefined
  return ((all - sent) / moved) * (elapsed / 1000)
}
