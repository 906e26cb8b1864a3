import type { ReactNode } from 'react'
import { NewYear } from '../shell/new-year.tsx'
import { HeroMark } from '../shell/splash.tsx'
import { classes } from '../ui/classes.ts'

interface Props {
  title: string
  text: string
  children: ReactNode
  /** Leaves room for what follows: lower, without the logo, in the size of other screens' headings. */
  compact?: boolean
}

/** The opening of a landing screen: logo, one line, the intro and its actions, and the New Year at its lower edge. */
export function Hero({ title, text, children, compact = false }: Props) {
  return (
    <section
      className={classes(
        'relative isolate grid content-center justify-items-center px-4 text-center sm:px-6',
        compact ? 'min-h-[min(46dvh,380px)] gap-4 py-12' : 'min-h-[min(78dvh,640px)] gap-6 pt-16 pb-8',
      )}
    >
      {!compact && <HeroMark size={88} />}
      <h1 className={classes('max-w-[18ch] font-semibold', !compact && 'text-hero')}>{title}</h1>
      <p className={classes('max-w-[56ch] text-balance text-soft', !compact && 'text-lg')}>{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      <NewYear />
    </section>
  )
}
