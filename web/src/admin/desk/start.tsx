import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
import { admins } from '@dlm/contract/roles'
import { useQuery } from '@tanstack/react-query'
import DoorOpen from 'lucide-react/icons/door-open'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { lazyComponent } from '../../lib/code/lazy-component.ts'
import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminQuery } from '../admin-query.ts'
import { CostsPlace } from './costs/costs-place.tsx'
import { FigureSkeleton } from './figures/figure-skeleton.tsx'
import { NeedList } from './need-list.tsx'
import { isOwn, isOwnTool } from './own-tools.ts'
import { ToolGrid } from './tool-grid.tsx'

/** Below the tools, which do not wait for it. */
const Figures = lazyComponent(async () => {
  const { Figures } = await import('./figures/figures.tsx')
  return { default: Figures }
})

const FaultList = lazyComponent(async () => {
  const { FaultList } = await import('./fault-list.tsx')
  return { default: FaultList }
})

const SetupSteps = lazyComponent(async () => {
  const { SetupSteps } = await import('./setup-steps.tsx')
  return { default: SetupSteps }
})

/** The start of the dashboard: open tasks, then one’s tools, then figures (LOOK "Dashboard"). */
export function Start({
  adid,
  question,
}: {
  adid: string
  /** Answers the latest question, where one waits. */
  question: ReactNode
}) {
  // The counts are those of the gate at first, and read again each time the start is shown.
  const counts = useQuery(adminQuery('dashboard_counts', {}))
  const needs = useQuery(adminQuery('get_needs', {}))
  const isForAll = isOwn(admins)
  const setup = useQuery({ ...adminQuery('get_setup', {}), enabled: isForAll })
  // Both at once: the number of tasks decides the position of the tools.
  if (!counts.data || needs.isPending) return <Skeleton className="h-120" />
  return (
    <div className="grid gap-8">
      {setup.data?.steps && (
        <Suspense>
          <SetupSteps adid={adid} steps={setup.data.steps} />
        </Suspense>
      )}
      <section aria-labelledby="needs-you" className="grid gap-3">
        <h2 id="needs-you" className="text-h3">
          {deskTexts.toDo}
        </h2>
        {needs.data ? (
          <>
            <NeedList adid={adid} needs={needs.data.data} />
            {needs.data.data.some(({ kind }) => kind === 'questions') && (
              <Suspense fallback={<Skeleton className="h-64" />}>{question}</Suspense>
            )}
          </>
        ) : (
          <ReadFailure error={needs.error} onRetry={() => needs.refetch()} isRetrying={needs.isFetching} />
        )}
      </section>
      <section aria-labelledby="tools" className="grid gap-3">
        <h2 id="tools" className="text-h3">
          {deskTexts.tools}
        </h2>
        <ToolGrid adid={adid} counts={counts.data} />
        {/* Where there is a rail, it has them. */}
        {isOwnTool('rooms') && (
          <Link
            to={dashboardToolPath(adid, 'rooms')}
            className={classes(buttonClass('secondary'), 'justify-self-start min-[820px]:hidden')}
          >
            <DoorOpen aria-hidden="true" className="size-5" />
            {deskTexts.rooms}
          </Link>
        )}
      </section>
      {isForAll && <Overview adid={adid} />}
    </div>
  )
}

/** The state of the whole portal: for those who manage all of it. */
function Overview({ adid }: { adid: string }) {
  return (
    <>
      <section aria-labelledby="figures" className="grid gap-3">
        <h2 id="figures" className="text-h3">
          {deskTexts.activity}
        </h2>
        <p className="text-sm text-soft">{deskTexts.activityHint}</p>
        <Suspense fallback={<FigureSkeleton />}>
          <Figures adid={adid} />
        </Suspense>
      </section>
      <Suspense>
        <FaultList />
      </Suspense>
      <CostsPlace />
    </>
  )
}
