import { leadingZero } from '@dlm/contract/format/leading-zero'
import { figuresTexts } from '@dlm/contract/statistics/figures.texts'
import { formatDay } from '../../../lib/format/format-day.ts'
import type { CountsOfDay, Series } from './charts.ts'

/** Units of a chart's drawing: a day's share of its width, a bar in it, the height, and the least that can be seen. */
const drawing = { day: 10, bar: 7, height: 48, least: 1.5 } as const

/**
 * The outline of a row of bars, one a day.
 * @param most the count that is as high as there is room
 * @param base where the bars begin, from the top
 * @param room how far they may reach from there, upwards or, negative, downwards
 */
function barsPath(counts: readonly number[], most: number, base: number, room: number): string {
  const { day, bar, least } = drawing
  const bars = counts.map((count, at) => {
    if (count === 0) return ''
    const length = Math.max(least, (count / most) * Math.abs(room)) * Math.sign(room)
    return `M${at * day + (day - bar) / 2} ${base}v${-round(length)}h${bar}v${round(length)}z`
  })
  return bars.join('')
}

const round = (length: number) => Math.round(length * 100) / 100

/** The shade of the second of two series. */
export const secondSeries = 'opacity-50'

interface Props<Name extends string> {
  title: string
  series: readonly Series<Name>[]
  days: readonly CountsOfDay<Name>[]
}

/**
 * A bar for each day. It has the colour of its text, so that forced colours reach it; two series are on opposite sides
 * of the base line.
 */
export function BarChart<Name extends string>({ title, series, days }: Props<Name>) {
  const [first, second] = series.map(({ name }) => days.map((counts) => counts[name]))
  const { day, height } = drawing
  const width = days.length * day
  const maxValue = Math.max(1, ...(first ?? []), ...(second ?? []))
  const format = series[0]?.format ?? leadingZero
  const base = second ? height / 2 : height
  return (
    <svg
      role="img"
      aria-label={figuresTexts.chart(title, format(maxValue))}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-16 w-full overflow-visible fill-current"
    >
      <path d={barsPath(first ?? [], maxValue, base, base)} />
      {second && <path d={barsPath(second, maxValue, base, base - height)} className={secondSeries} />}
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

/** The tooltip of a day. */
function wordsOf<Name extends string>(series: readonly Series<Name>[], counts: CountsOfDay<Name>): string {
  const words = series.map(({ name, label, format = leadingZero }) => `${label}: ${format(counts[name])}`)
  return [formatDay(counts.day), ...words].join('\n')
}
