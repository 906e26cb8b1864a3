import { useRef } from 'react'

/** Milliseconds within which two clicks may be one double click. */
const span = 500

/**
 * For a button that another one replaces once it was pressed: the second click of a double click would press that one,
 * and undo what the first one began.
 */
export function useDoubleClickGuard(): { pressed(): void; isSecondClick(): boolean } {
  const at = useRef(Number.NEGATIVE_INFINITY)
  return {
    pressed() {
      at.current = performance.now()
    },
    isSecondClick: () => performance.now() - at.current < span,
  }
}
