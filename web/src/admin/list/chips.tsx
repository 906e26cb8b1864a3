import type { Filter } from './use-filter.ts'
import './chips.css'

interface Props {
  /** Names the group. */
  label: string
  filter: Filter
}

/** What a list is narrowed to, each choice as a button; the address has the one that is chosen. */
export function Chips({ label, filter: { options, value, onChoose } }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, since there is nothing to send
    <div role="group" aria-label={label} className="chips">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
