import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'

export interface MenuItem {
  label: string
  /** Of what is on or off: it has a box in place of an icon, and the menu stays open. */
  isChecked?: boolean
  icon?: LucideIcon
  onSelect(): void
}

interface Props {
  /** Names the button, such as "More for TRX-1". */
  label: string
  items: readonly MenuItem[]
  /** In place of the three dots. */
  icon?: LucideIcon
  className?: string
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

/** Rarely used actions or choices behind a button, by the ARIA menu pattern: arrows move, Escape and losing the focus close it. */
export function MoreMenu({ label, items, icon: Icon = Ellipsis, className, isBusy = false }: Props) {
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
      className={classes('relative', className)}
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
        {isBusy ? <Spinner /> : <Icon aria-hidden="true" className="size-5" />}
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
          {items.map(({ label: name, icon: ItemIcon, isChecked, onSelect }) => (
            <button
              key={name}
              type="button"
              {...(isChecked === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemcheckbox', 'aria-checked': isChecked })}
              tabIndex={-1}
              onClick={() => {
                if (isChecked === undefined) close()
                onSelect()
              }}
              className="flex min-h-11 items-center gap-2.5 rounded-control px-3 text-start whitespace-nowrap hover:bg-raised"
            >
              {ItemIcon && <ItemIcon aria-hidden="true" className="size-5 shrink-0" />}
              {isChecked !== undefined && (
                <Check
                  aria-hidden="true"
                  className={classes('size-5 shrink-0 text-accent', !isChecked && 'invisible')}
                />
              )}
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
