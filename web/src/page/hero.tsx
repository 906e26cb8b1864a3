import type { ReactNode } from 'react'
import { NewYear } from '../shell/new-year.tsx'
import { HeroMark } from '../shell/splash.tsx'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** The opening of a landing screen: logo, one line, the intro and its actions, and the New Year at its lower edge. */
export function Hero({ title, text, children }: Props) {
  return (
    <section className="relative isolate grid content-center justify-items-center gap-6 px-4 pt-12 text-center sm:min-h-[min(78dvh,640px)] sm:px-6 sm:pt-16 sm:pb-8">
      <HeroMark size={88} />
      <h1 className="max-w-[18ch] text-hero font-semibold">{title}</h1>
      <p className="max-w-[56ch] text-balance text-lg text-soft">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      <NewYear className="max-sm:-mt-4 max-sm:-mb-8" />
    </section>
  )
}
