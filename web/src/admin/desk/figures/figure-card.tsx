import { leadingZero } from '@dlm/contract/format/leading-zero'
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
}

/** One chart with its totals and its table. */
export function FigureCard<Name extends string>({ chart, days }: Props<Name>) {
  const { title, series, isWide } = chart
  const [first, last] = [days.at(0), days.at(-1)]
  const totalOf = ({ name }: Series<Name>) => days.reduce((sum, counts) => sum + counts[name], 0)
  return (
    <li
      className={classes(
        'grid min-h-68 min-w-0 content-start gap-3 rounded-card border border-line bg-surface px-4 pt-4 pb-1 sm:px-5',
        isWide && 'sm:col-span-2',
      )}
    >
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
