import { leadingZero } from '@dlm/contract/format/leading-zero'
import { withSeparators } from '@dlm/contract/format/with-separators'
import { figuresTexts } from '@dlm/contract/statistics/figures.texts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { classes } from '../../../ui/classes.ts'
import { BarChart, secondSeries } from './bar-chart.tsx'
import type { Chart, CountsOfDay, Series } from './charts.ts'
import { FigureTable } from './figure-table.tsx'

/** November 3: the year goes without saying. */
export const shortDay = (day: string) => formatDay(day).replace(/,? \d{4}$/, '')

interface Props<Name extends string> {
  chart: Chart<Name>
  days: readonly CountsOfDay<Name>[]
  /** The totals of as many days before these. */
  before?: Readonly<Record<Name, number>>
}

/** A card among the charts. */
export const cardClass =
  'grid min-w-0 grid-cols-1 content-start gap-3 rounded-card border border-line bg-surface px-4 pt-4 pb-4 sm:px-5'

/** How a total differs from the one before it, in whole per cent with its sign: `+12%`, `−8%`. */
export function changeOf(total: number, before: number): string {
  const percent = Math.round(((total - before) / before) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${withSeparators(Math.abs(percent))}%`
}

/** One chart with its totals and its table. */
export function FigureCard<Name extends string>({ chart, days, before }: Props<Name>) {
  const { title, series, isWide } = chart
  const [first, last] = [days.at(0), days.at(-1)]
  const totalOf = ({ name }: Series<Name>) => days.reduce((sum, counts) => sum + counts[name], 0)
  return (
    <li className={classes(cardClass, isWide && 'sm:col-span-2')}>
      <h3 className="font-heading font-semibold">{title}</h3>
      <dl className="flex gap-6">
        {series.map((each) => (
          <div key={each.name} className="flex flex-col-reverse">
            <dt className="flex items-center gap-1.5 text-xs text-soft">
              {series.length > 1 && <Swatch isSecond={each === series[1]} />}
              {each.label}
            </dt>
            <dd className="font-heading text-h2 font-semibold tabular-nums">{leadingZero(totalOf(each))}</dd>
          </div>
        ))}
      </dl>
      {before && <Change total={totalOf(series[0])} before={before[series[0].name]} />}
      <div className="text-accent">
        <BarChart title={title} series={series} days={days} />
      </div>
      {first && last && (
        <p className="-mt-1 flex justify-between gap-2 text-xs text-soft">
          <time dateTime={first.day}>{shortDay(first.day)}</time>
          <time dateTime={last.day}>{shortDay(last.day)}</time>
        </p>
      )}
      <FigureTable title={title} series={series} days={days} />
    </li>
  )
}

/** How the first total of a chart differs from the one before. */
function Change({ total, before }: { total: number; before: number }) {
  return (
    <p className="-mt-2 text-xs text-soft">
      {before === 0 ? figuresTexts.noneBefore : figuresTexts.change(changeOf(total, before))}
    </p>
  )
}

/** Legend of a series: the shade of its bars, on their side of the line. */
function Swatch({ isSecond }: { isSecond: boolean }) {
  return (
    <span className="text-accent">
      <svg aria-hidden="true" viewBox="0 0 8 12" className="h-3 w-2 fill-current">
        <path
          d={isSecond ? 'M0 6h8v6h-8z' : 'M0 0h8v6h-8z'}
          className={isSecond ? secondSeries : undefined}
        />
        <path d="M-1 6h10" className="stroke-current opacity-40" />
      </svg>
    </span>
  )
}
