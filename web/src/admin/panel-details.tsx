import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'

/** A part of a form's panel that stays closed until it is asked for; only then is anything of it read. */
export function PanelDetails({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group/panel rounded-card border border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open/panel:rotate-180" />
      </summary>
      {isOpen && children}
    </details>
  )
}
