import type { CostKind } from '@dlm/contract/costs/cost-steps'
import type { Costs } from '@dlm/contract/costs/costs.schema'
import { usageTexts } from '@dlm/contract/costs/usage.texts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { BarChart } from '../figures/bar-chart.tsx'
import { shortDay } from '../figures/figure-card.tsx'
import { FigureTable } from '../figures/figure-table.tsx'
import { costViews } from './cost-kinds.ts'

/** The month's total of one kind, against its ceiling, by day, with its table. */
export function CostCard({ kind, costs: { days, ceilings } }: { kind: CostKind; costs: Costs }) {
  const { title, format } = costViews[kind]
  const [first, last] = [days.at(0), days.at(-1)]
  const sum = days.reduce((sum, counts) => sum + counts[kind], 0)
  const percent = Math.floor((sum / ceilings[kind]) * 100)
  const series = [{ name: kind, label: title, format }]
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-surface px-4 pt-4 pb-1 sm:px-5">
      <h3 className="font-heading font-semibold">{title}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="font-heading text-h2 font-semibold">{format(sum)}</span>
        <span className="text-sm text-soft">{usageTexts.ofLimit(format(ceilings[kind]), percent)}</span>
      </p>
      <ProgressBar label={usageTexts.shareOf(title)} value={Math.min(percent, 100)} max={100} />
      <div className="text-accent">
        <BarChart title={title} series={series} days={days} />
      </div>
      {first && last && (
        <p className="-mt-1 flex justify-between gap-2 text-xs text-soft">
          <time dateTime={first.day}>{shortDay(first.day)}</time>
          {first !== last && <time dateTime={last.day}>{shortDay(last.day)}</time>}
        </p>
      )}
      <FigureTable title={title} series={series} days={days} />
    </li>
  )
}
