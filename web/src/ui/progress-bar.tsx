interface Props {
  /** Names what is going on, e.g. "Time until home opens". */
  label: string
  value: number
  max: number
}

/** How far something is; moves on evenly between values that come every second. */
export function ProgressBar({ label, value, max }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="h-2 overflow-hidden rounded-full border border-line bg-raised"
    >
      <div
        className="h-full origin-left rounded-full bg-accent-solid transition-transform duration-1000 ease-linear"
        style={{ transform: `scaleX(${value / max})` }}
      />
    </div>
  )
}
