import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lazyModule } from '../lib/code/lazy-module.ts'

const module = lazyModule('focus-recovery', () => import('./focus-recovery.tsx'))

/**
 * Focus recovery is needed from the first use of the keyboard or pointer: its code is loaded with the first focus, and
 * receives what had the focus until then.
 */
export function LazyFocusRecovery() {
  const [seen, setSeen] = useState<readonly HTMLElement[]>([])
  const { data } = useQuery({ ...module, enabled: seen.length > 0 })
  useEffect(() => {
    if (data) return
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) setSeen((before) => [...before, target])
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [data])
  return data && <data.FocusRecovery seen={seen} />
}
