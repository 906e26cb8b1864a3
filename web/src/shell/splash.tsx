import { brand } from '@dlm/contract/brand/brand'
import { waits } from '@dlm/contract/constants'
import { useEffect, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { Logo } from './logo.tsx'

/** A person is welcomed where the root element says so. */
function isWelcomed(): boolean {
  return document.documentElement.dataset.welcome !== undefined
}

/**
 * Welcomes once per browser session: a card stays 5 seconds over a page that is already there, then slides away (SPEC §1).
 * They count from the first paint, which may be before the app is loaded. A tap or a key ends it at once, and who asked for
 * less motion does not see it. Whether it is shown is known before the first paint (`public/first.js`); until the app is
 * there, the style sheet hides it from visitors who are not welcomed.
 */
export function Splash() {
  const [state, setState] = useState<'shown' | 'leaving' | 'gone'>('shown')

  useEffect(() => {
    if (state !== 'shown') return
    if (!isWelcomed()) return setState('gone')
    const leave = () => setState('leaving')
    const [seen] = performance.getEntriesByName('first-contentful-paint')
    const timer = setTimeout(leave, waits.splash - (seen ? performance.now() - seen.startTime : 0))
    addEventListener('keydown', leave)
    addEventListener('pointerdown', leave)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', leave)
      removeEventListener('pointerdown', leave)
    }
  }, [state])

  if (state === 'gone') return null
  return (
    <div
      aria-hidden="true"
      data-testid="splash"
      onTransitionEnd={() => setState('gone')}
      className={classes(
        'splash fixed inset-x-4 bottom-24 z-40 mx-auto flex max-w-sm items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-dock transition-transform duration-240',
        state === 'leaving' && 'translate-y-[calc(100%+6rem)]',
      )}
    >
      <Logo size={48} decorative />
      <div className="grid">
        <p className="font-heading text-h3 font-semibold">Welcome to {brand.product}</p>
        <p className="text-sm text-soft">{brand.line}</p>
      </div>
    </div>
  )
}
