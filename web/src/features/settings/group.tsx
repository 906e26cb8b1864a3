import { type ReactNode, useEffect, useId, useRef } from 'react'

interface Props {
  /** What the address has behind `#` for this group. */
  id: string
  title: string
  text?: string
  /** Closed at first; for what is seldom changed. */
  isFolded?: boolean
  /** How often the form was sent with a wrong field in this group; 0 without one. Each time a folded group opens. */
  wrongAfter?: number
  /** A folded group was opened. */
  onOpen?: () => void
  children: ReactNode
}

/** A group of settings with its title. */
export function Group({ id, title, text, isFolded = false, wrongAfter = 0, onOpen, children }: Props) {
  const titleId = useId()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (wrongAfter === 0 || !details.current) return
    details.current.open = true
    // The form could not focus a field of a closed group. The first wrong field has the focus, wherever it is.
    const first = details.current.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (details.current.contains(first ?? null)) first?.focus()
  }, [wrongAfter])
  const heading = (
    <h2 id={titleId} className="text-h3">
      {title}
    </h2>
  )
  const hint = text && <p className="text-sm text-soft">{text}</p>
  return (
    <section id={id} aria-labelledby={titleId} className="settings-group">
      {isFolded ? (
        <details ref={details} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
          <summary>{heading}</summary>
          <div className="grid gap-5">
            {hint}
            {children}
          </div>
        </details>
      ) : (
        <>
          <div className="grid gap-1">
            {heading}
            {hint}
          </div>
          {children}
        </>
      )}
    </section>
  )
}
