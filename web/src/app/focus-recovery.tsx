import { useEffect, useState } from 'react'
import { recoverFocus } from '../lib/focus/recover-focus.ts'
import { returnFocus } from '../lib/focus/return-focus.ts'

/**
 * Moves the focus where the focused element is removed, and restores it after Back.
 * @param seen what had the focus before this was loaded, the latest last
 */
export function FocusRecovery({ seen }: { seen: readonly HTMLElement[] }) {
  const [before] = useState(seen)
  useEffect(() => recoverFocus(before), [before])
  useEffect(() => returnFocus(before), [before])
  return null
}
