import { waits } from '@dlm/contract/constants'
import { useEffect, useState } from 'react'

/** A person is welcomed where the root element says so (`public/first.js`), until the welcome leaves. */
function isWelcomed(): boolean {
  return document.documentElement.dataset.welcome === ''
}

/**
 * The welcome of a browser session (SPEC §1): it stays 5 seconds over a page that is already there, then slides away. They count
 * from the first paint, which may be before the app is loaded. A tap or a key ends it early, and visitors who asked for less
 * motion do not see it. Whether it is shown is known before the first paint; until the app is there, the style sheet hides it
 * from visitors who are not welcomed.
 */
export function useWelcome(): { phase: 'shown' | 'leaving' | 'gone'; onTransitionEnd(): void } {
  const [phase, setPhase] = useState<'shown' | 'leaving' | 'gone'>('shown')
  useEffect(() => {
    if (phase !== 'shown') return
    if (!isWelcomed()) return setPhase('gone')
    const leave = () => {
      // The next screen does not welcome again.
      document.documentElement.dataset.welcome = 'leaving'
      setPhase('leaving')
    }
    const [seen] = performance.getEntriesByName('first-contentful-paint')
    const timer = setTimeout(leave, waits.splash - (seen ? performance.now() - seen.startTime : 0))
    addEventListener('keydown', leave)
    addEventListener('pointerdown', leave)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', leave)
      removeEventListener('pointerdown', leave)
    }
  }, [phase])
  return { phase, onTransitionEnd: () => setPhase('gone') }
}
