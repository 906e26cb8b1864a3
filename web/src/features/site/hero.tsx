import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { NewYear } from './new-year.tsx'

/** The opening of a landing screen: logo, one line, the intro and its actions, over the New Year background. */
export function Hero({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="relative isolate grid min-h-[min(78dvh,640px)] content-center justify-items-center gap-6 px-4 py-16 text-center sm:px-6">
      <NewYear />
      <Logo size={88} decorative />
      <h1 className="max-w-[18ch] text-hero font-semibold">{title}</h1>
      <p className="max-w-[56ch] text-lg text-pretty text-soft">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
    </section>
  )
}
