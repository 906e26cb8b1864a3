interface Props {
  /** Names the field, e.g. "Search the news". */
  label: string
  value: string
  onChange(value: string): void
  maxLength?: number
}
/** A search input with a clear button; Escape clears it too. */
export declare function SearchField({ label, value, onChange, maxLength }: Props): import('react').JSX.Element
