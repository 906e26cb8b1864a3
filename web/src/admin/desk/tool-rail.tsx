import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dashboardToolPath, type ToolName } from '../../lib/dashboard-tools.ts'
import { classes } from '../../ui/classes.ts'
import { adminQuery } from '../admin-query.ts'
import { offeredTools } from './tools.ts'

/** Milliseconds for which counts are shown as they are: counting takes the server longer than a list does. A change made here asks again. */
const newEnough = 30_000

/** The tools beside the one that is open, on screens wide enough for it (LOOK "Dashboard"): icons, with their names where they fit. */
export function ToolRail({ adid, tool: open }: { adid: string; tool: ToolName }) {
  const { data } = useQuery({ ...adminQuery('dashboard_counts', {}), staleTime: newEnough })
  return (
    <nav aria-label={deskTexts.tools} className="sticky top-4 self-start pt-6 max-lg:hidden">
      <ul className="grid gap-1">
        {offeredTools().map(({ name, title, icon: Icon, count: of, isWork }) => {
          const isOpen = name === open
          const count = data?.[of]
          return (
            <li key={name}>
              <Link
                to={dashboardToolPath(adid, name)}
                aria-current={isOpen ? 'page' : undefined}
                title={title}
                className={classes(
                  'relative flex min-h-11 items-center gap-3 rounded-control px-3 transition-colors',
                  isOpen
                    ? 'bg-accent-wash font-semibold text-accent'
                    : 'text-soft hover:bg-raised hover:text-ink',
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={isOpen ? 2.25 : 2} />
                <span className="max-xl:sr-only">{title}</span>
                {isWork && (
                  // As wide before the counts are loaded, so that they do not move the content.
                  <span
                    className="ms-auto flex justify-end max-xl:absolute max-xl:end-0 max-xl:top-0.5"
                    style={{ minWidth: 28 }}
                  >
                    {count ? (
                      <span className="rounded-full bg-accent-solid px-1.5 text-xs font-semibold text-on-accent tabular-nums">
                        <span className="sr-only">, </span>
                        {count}
                        <span className="sr-only"> {deskTexts.toDoCount}</span>
                      </span>
                    ) : null}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
