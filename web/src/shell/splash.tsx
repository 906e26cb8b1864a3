import { shellTexts } from '@dlm/contract/site/shell.texts'
import { useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { classes } from '../ui/classes.ts'
import { Logo } from './logo.tsx'
import { useWelcome } from './use-welcome.ts'

/** Screens that welcome in their own hero. */
const withHero: readonly string[] = [paths.landing, paths.home]

/** The welcome on every screen but landing and home: a strip below the header. */
export function Splash() {
  return !withHero.includes(useLocation().pathname) && <Strip />
}

function Strip() {
  const { phase, onTransitionEnd } = useWelcome()
  if (phase === 'gone') return null
  return (
    <p
      aria-hidden="true"
      data-testid="splash"
      onTransitionEnd={onTransitionEnd}
      className={classes(
        'splash splash-strip fixed inset-x-0 z-10 flex h-10 items-center justify-center gap-2 border-b border-line bg-surface text-sm transition-transform duration-240',
        phase === 'leaving' && '-translate-y-full',
      )}
    >
      <Logo size={20} decorative />
      {shellTexts.welcomeTo}
    </p>
  )
}

/** The mark in a hero. At the first visit of a session it draws itself, and welcomes. */
export function HeroMark({ size }: { size: number }) {
  const { phase, onTransitionEnd } = useWelcome()
  return (
    <div className="hero-mark relative w-fit">
      <Logo size={size} decorative />
      {phase !== 'gone' && (
        <p
          aria-hidden="true"
          data-testid="splash"
          onTransitionEnd={onTransitionEnd}
          className={classes(
            'splash absolute inset-y-0 start-full grid items-center ps-3 font-heading text-h3 font-semibold whitespace-nowrap transition-opacity duration-240',
            phase === 'leaving' && 'opacity-0',
          )}
        >
          {shellTexts.welcome}
        </p>
      )}
    </div>
  )
}
