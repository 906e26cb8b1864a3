import { type ReactNode, useId } from 'react'

/** A group of settings with its title. */
export function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {text && <p className="text-sm text-soft">{text}</p>}
      </div>
      {children}
    </section>
  )
}
