import { leadingZero } from '@dlm/contract/format/leading-zero'
import { kinds } from '@dlm/contract/kinds/kinds'
import type { TopEntry } from '@dlm/contract/statistics/figures.schema'
import { figuresTexts } from '@dlm/contract/statistics/figures.texts'
import { Link } from 'react-router'
import { dashboardToolPath } from '../../../lib/dashboard-tools.ts'
import { kindIcons } from '../../../lib/kind-icons.ts'
import { cardClass } from './figure-card.tsx'

/** What was viewed most in the last thirty days; each leads to its form. */
export function TopCard({ adid, entries }: { adid: string; entries: readonly TopEntry[] }) {
  return (
    <li className={`${cardClass} sm:col-span-2`}>
      <h3 className="font-heading font-semibold">{figuresTexts.top}</h3>
      <ol className="grid grid-cols-1">
        {entries.map(({ kind, id, title, views }) => {
          const Icon = kindIcons[kind]
          return (
            <li key={`${kind}/${id}`}>
              <Link
                to={dashboardToolPath(adid, kinds[kind].tool, { open: id })}
                className="flex min-h-11 items-center gap-3 hover:text-accent"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" />
                <bdi className="min-w-0 flex-1 truncate">{title}</bdi>
                <span className="text-soft tabular-nums">{leadingZero(views)}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </li>
  )
}
