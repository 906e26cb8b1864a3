import type { LucideIcon } from 'lucide-react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'

export interface MenuItem {
  label: string
  icon: LucideIcon
  onSelect(): void
}

interface Props {
  /** Names the button, such as "More for TRX-1". */
  label: string
  items: readonly MenuItem[]
  /** What was selected is being done. */
  isBusy?: boolean
}

/** Where each key leads from the item at `from` of `count`; the ends meet. */
const moves: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
}

/** Rarely used actions behind a button, by the ARIA menu pattern: arrows move, Escape and losing the focus close it. */
export function MoreMenu({ label, items, isBusy = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) menu.current?.querySelector('button')?.focus()
  }, [isOpen])

  const close = () => {
    box.current?.querySelector('button')?.focus()
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const entries = Array.from(menu.current?.querySelectorAll('button') ?? [])
    const to = moves[event.key]?.(
      entries.findIndex((entry) => entry.matches(':focus')),
      entries.length,
    )
    if (to === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (to === undefined) close()
    else entries[to]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes that the focus leaves it
    <div
      ref={box}
      className="relative"
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <IconButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && setOpen(!isOpen)}
      >
        {isBusy ? <Spinner /> : <Ellipsis aria-hidden="true" className="size-5" />}
      </IconButton>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          className="absolute end-0 top-full z-10 mt-1 grid min-w-44 rounded-card border border-line bg-surface p-1 shadow-dock"
        >
          {items.map(({ label: name, icon: Icon, onSelect }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close()
                onSelect()
              }}
              className="flex min-h-11 items-center gap-2 rounded-control px-3 text-start hover:bg-raised"
            >
              <Icon aria-hidden="true" className="size-5" />
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
