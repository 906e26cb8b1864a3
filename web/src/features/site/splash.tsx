import { brand } from '@dlm/contract/brand'
import { waits } from '@dlm/contract/constants'
import { useCallback, useEffect, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { Logo } from './logo.tsx'

/** Milliseconds of the slide, as in the class below. */
const slide = 240

/** A person is welcomed where the root element says so. */
function isWelcomed(): boolean {
  return document.documentElement.dataset.welcome !== undefined
}

/**
 * Welcomes once per browser session: a card stays 5 seconds over a page that is already there, then slides away (SPEC §1). A tap
 * or a key ends it at once, and who asked for less motion does not see it. Whether it is shown is known before the first paint
 * (`public/first.js`); until the app is there, the style sheet hides it from whoever is not welcomed.
 */
export function Splash() {
  const [state, setState] = useState<'shown' | 'leaving' | 'gone'>('shown')
  const leave = useCallback(() => setState((now) => (now === 'shown' ? 'leaving' : now)), [])

  useEffect(() => {
    if (state === 'gone') return
    if (state === 'leaving') {
      const timer = setTimeout(() => setState('gone'), slide)
      return () => clearTimeout(timer)
    }
    if (!isWelcomed()) return setState('gone')
    const timer = setTimeout(leave, waits.splash)
    addEventListener('keydown', leave)
    addEventListener('pointerdown', leave)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', leave)
      removeEventListener('pointerdown', leave)
    }
  }, [state, leave])

  if (state === 'gone') return null
  return (
    <div
      aria-hidden="true"
      data-testid="splash"
      className={classes(
        'splash fixed inset-x-4 bottom-24 z-40 mx-auto flex max-w-sm items-center gap-5 rounded-card border border-line bg-surface p-5 shadow-dock transition-transform duration-[240ms]',
        state === 'leaving' && 'translate-y-[calc(100%+6rem)]',
      )}
    >
      <Logo size={56} decorative />
      <div className="grid gap-1">
        <p className="font-heading text-h2 font-semibold">Welcome to {brand.product}</p>
        <p className="text-soft">{brand.line}</p>
      </div>
    </div>
  )
}
