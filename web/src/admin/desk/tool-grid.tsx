import type { DashboardCounts } from '@dlm/contract/dashboard/dashboard.schema'
import { Link } from 'react-router'
import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import { classes } from '../../ui/classes.ts'
import { offeredTools } from './tools.ts'

/** One’s own of the eight tools as large tiles with live counts (LOOK "Dashboard"). */
export function ToolGrid({ adid, counts }: { adid: string; counts: DashboardCounts }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
      {offeredTools().map(({ name, title, icon: Icon, count, counted, isWork }) => (
        <li key={name} className="grid">
          <Link
            to={dashboardToolPath(adid, name)}
            className="grid min-h-28 content-between gap-4 rounded-card border border-line bg-surface p-4 transition-transform hover:-translate-y-0.5 hover:border-accent sm:min-h-36 sm:p-5"
          >
            <Icon aria-hidden="true" className="size-7 text-accent sm:size-8" strokeWidth={1.5} />
            <span className="grid gap-1">
              <span className="text-h3 font-heading font-semibold">{title}</span>
              <span
                className={classes(
                  'text-sm tabular-nums',
                  isWork && counts[count] ? 'font-semibold text-amber' : 'text-soft',
                )}
              >
                {counted(counts[count] ?? 0)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
