import { useEffect, useState } from 'react'
import { recoverFocus } from '../lib/focus/recover-focus.ts'
import { returnFocus } from '../lib/focus/return-focus.ts'

/**
 * Gives the focus a new place wherever the element that had it is taken away, and where Back leads to.
 * @param seen what had the focus before this was there, the latest last
 */
export function FocusRecovery({ seen }: { seen: readonly HTMLElement[] }) {
  const [before] = useState(seen)
  useEffect(() => recoverFocus(before), [before])
  useEffect(() => returnFocus(before), [before])
  return null
}
