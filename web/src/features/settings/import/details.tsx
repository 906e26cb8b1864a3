import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

interface Props {
  title: string
  isOpen?: boolean
  /** List items. */
  children: ReactNode
}

/** A list that opens below its title. */
export function Details({ title, isOpen = false, children }: Props) {
  return (
    <details className="group/list rounded-card border border-line" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/list:rotate-180" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled with the keyboard */}
      <ul tabIndex={0} aria-label={title} className="grid max-h-72 gap-1 overflow-y-auto px-4 pb-3 text-sm">
        {children}
      </ul>
    </details>
  )
}
