import { leadingZero } from '@dlm/contract/format/leading-zero'
import type { FiguresOfDay } from '@dlm/contract/statistics/figures.schema'
import { formatDay } from '../../../lib/format-day.ts'
import { barsPath, drawing } from './bars.ts'
import type { Series } from './charts.ts'

/** The shade of the second of two series. */
export const secondSeries = 'opacity-50'

interface Props {
  title: string
  series: readonly Series[]
  days: readonly FiguresOfDay[]
}

/**
 * A bar for each day. It has the colour of its text, so that forced colours reach it; two series are told apart by the side of
 * the line they stand on.
 */
export function BarChart({ title, series, days }: Props) {
  const [first, second] = series.map(({ name }) => days.map((counts) => counts[name]))
  const { day, height } = drawing
  const width = days.length * day
  const most = Math.max(1, ...(first ?? []), ...(second ?? []))
  const base = second ? height / 2 : height
  return (
    <svg
      role="img"
      aria-label={`${title} by day, ${leadingZero(most)} on the busiest`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-16 w-full overflow-visible fill-current"
    >
      <path d={barsPath(first ?? [], most, base, base)} />
      {second && <path d={barsPath(second, most, base, base - height)} className={secondSeries} />}
      <path
        d={`M0 ${base}H${width}`}
        vectorEffect="non-scaling-stroke"
        className="stroke-current opacity-40"
      />
      {days.map((counts, at) => (
        <rect key={counts.day} x={at * day} width={day} height={height} className="fill-transparent">
          <title>{wordsOf(series, counts)}</title>
        </rect>
      ))}
    </svg>
  )
}

/** What the pointer is told of a day. */
function wordsOf(series: readonly Series[], counts: FiguresOfDay): string {
  const words = series.map(({ name, label }) => `${label}: ${leadingZero(counts[name])}`)
  return [formatDay(counts.day), ...words].join('\n')
}
