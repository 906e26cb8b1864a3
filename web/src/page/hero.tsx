import type { ReactNode } from 'react'
import { NewYear } from '../shell/new-year.tsx'
import { HeroMark } from '../shell/splash.tsx'
import { classes } from '../ui/classes.ts'

interface Props {
  title: string
  text: string
  /** Below the words, and beside them in a wide window. */
  picture?: ReactNode
  children: ReactNode
}

/** The opening of a landing screen: logo, one line, the intro and its actions, a picture, and the New Year at its lower edge. */
export function Hero({ title, text, picture, children }: Props) {
  return (
    <section className="media-width grid justify-items-center gap-4 pt-6 sm:pt-10">
      <div
        className={classes('grid w-full items-center gap-x-16 gap-y-6', Boolean(picture) && 'lg:grid-cols-2')}
      >
        <div className="grid justify-items-center gap-6 text-center">
          <HeroMark size={64} />
          <h1 className="max-w-[18ch] text-hero font-semibold">{title}</h1>
          <p className="max-w-[56ch] text-balance text-lg text-soft">{text}</p>
          <div className="flex flex-wrap justify-center gap-3">{children}</div>
        </div>
        {picture}
      </div>
      <NewYear />
    </section>
  )
}
