import { controlTexts } from '@dlm/contract/site/controls.texts'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useId, useRef } from 'react'

interface Props {
  /** Names the field, e.g. "Search the news". */
  label: string
  value: string
  onChange(value: string): void
  maxLength?: number
  /** The key that leads to it. */
  shortcut?: string
}

/** A search input with a clear button; Escape clears it too. */
export function SearchField({ label, value, onChange, maxLength = 100, shortcut }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? value
    if (typed !== value) onChange(typed)
  })
  // A server-rendered field may have been typed into before it was hydrated.
  useEffect(() => takeTyped(), [])
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    // Contained: else each letter lays out the whole list below it again.
    <search className="relative block h-12 contain-layout contain-size">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-soft"
      />
      <input
        ref={input}
        id={id}
        type="text"
        dir="auto"
        inputMode="search"
        aria-keyshortcuts={shortcut}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value && clear()}
        className="size-full rounded-control border border-line bg-surface pe-12 ps-11 text-base text-ellipsis placeholder:text-soft"
      />
      {value && (
        <button
          type="button"
          aria-label={controlTexts.clearSearch}
          onClick={clear}
          className="absolute top-0.5 end-0.5 grid size-11 place-items-center rounded-control text-soft hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </search>
  )
}
