import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import Columns from 'lucide-react/icons/columns-3'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Column } from './table.tsx'

interface Props {
  columns: readonly Column[]
  hidden: readonly string[]
  onToggle(id: string): void
}

/** Chooses which columns a table has. Escape and leaving it close it. */
export function ColumnMenu({ columns, hidden, onToggle }: Props) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const close = () => {
    box.current?.querySelector('button')?.focus()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes that the focus leaves it
    <div
      ref={box}
      className="relative max-lg:hidden"
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        close()
      }}
    >
      <IconButton label={listTexts.columns} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Columns aria-hidden="true" className="size-5" />
      </IconButton>
      {isOpen && (
        <fieldset
          tabIndex={-1}
          className="absolute end-0 top-full z-20 mt-1 grid min-w-44 rounded-card border border-line bg-surface p-1 shadow-dock"
        >
          <legend className="sr-only">{listTexts.columns}</legend>
          {columns
            .filter(({ isFixed }) => !isFixed)
            .map(({ id, label }) => (
              <label
                key={id}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-raised"
              >
                <input
                  type="checkbox"
                  checked={!hidden.includes(id)}
                  onChange={() => onToggle(id)}
                  className="size-5 accent-accent-solid"
                />
                {label}
              </label>
            ))}
        </fieldset>
      )}
    </div>
  )
}
