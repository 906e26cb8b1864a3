import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classes } from './classes.ts'

export interface Tab<Id extends string> {
  id: Id
  label: string
  icon: LucideIcon
}

interface Props<Id extends string> {
  /** Names the list of tabs. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: NoInfer<Id>
  onSelect(id: NoInfer<Id>): void
  /** What the selected tab shows. */
  children: ReactNode
}

/** Where each key leads from the tab at `from` of `count`; the ends meet. */
const moves: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
}

/** Tabs and the panel of the selected one, as the ARIA pattern has them: one stop for Tab, arrows, Home and End select. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: Props<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    )
    const tab = to === undefined ? undefined : tabs[to]
    if (to === undefined || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll('button')[to]?.focus()
    onSelect(tab.id)
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex max-w-[560px] rounded-card border border-line bg-surface p-1"
      >
        {tabs.map(({ id, label, icon: Icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={onKeyDown}
            className={classes(
              'flex min-h-12 flex-auto flex-col items-center justify-center gap-x-2 rounded-control px-1 py-1.5 text-xs whitespace-nowrap transition-colors sm:flex-row sm:px-3 sm:text-base',
              id === selected
                ? 'bg-accent-wash font-semibold text-accent underline decoration-2 underline-offset-4'
                : 'text-soft hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={id === selected ? 2.5 : 2} />
            {label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
        // The panel may contain nothing focusable, and must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern asks for it
        tabIndex={0}
        className="rounded-card"
      >
        {children}
      </div>
    </>
  )
}
