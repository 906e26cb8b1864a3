import { brand } from '@dlm/contract/brand/brand'
import { classes } from '../ui/classes.ts'

/**
 * The year of the decoration (SPEC §1), where there is one, drawn faint. It has a space of its own, so that no text covers it;
 * the digits of some fonts are higher than its box.
 */
export function YearFigure({ className }: { className?: string }) {
  if (!brand.decorationYear) return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 250"
      className={classes('year-figure pointer-events-none block overflow-visible', className)}
    >
      <text x="500" y="240" textAnchor="middle">
        {brand.decorationYear}
      </text>
    </svg>
  )
}
