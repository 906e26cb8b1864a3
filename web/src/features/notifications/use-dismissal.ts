import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds in which a dismissal can be undone. */
const undoTime = 6_000

/** One pending dismissal with undo: it is sent when its time is over, or when the next one begins. */
export function useDismissal(make: (nid: string) => void) {
  const [pending, setPending] = useState<string | null>(null)
  const makeIt = useEffectEvent(() => {
    if (pending !== null) make(pending)
    setPending(null)
  })
  useEffect(() => {
    if (pending === null) return
    const timer = setTimeout(makeIt, undoTime)
    return () => clearTimeout(timer)
  }, [pending])
  return {
    pending,
    begin(nid: string) {
      if (pending !== null) make(pending)
      setPending(nid)
    },
    undo: () => setPending(null),
  }
}
