import { costKinds } from '@dlm/contract/costs/cost-steps'
import { usageTexts } from '@dlm/contract/costs/usage.texts'
import { useQuery } from '@tanstack/react-query'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { adminQuery } from '../../admin-query.ts'
import { figureGrid } from '../figures/figure-skeleton.tsx'
import { CeilingsForm } from './ceilings-form.tsx'
import { CostCard } from './cost-card.tsx'
import { CostStepNotice } from './cost-step-notice.tsx'

/** The totals of this month against its ceilings, and the current cost step (docs/decisions/044). */
export function Costs() {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_costs', {}))
  if (error && !data) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-96" />
  const [costs] = data.data
  const { ceilings, spent } = costs
  return (
    <div className="grid gap-4">
      <CostStepNotice costs={costs} />
      <ul className={figureGrid}>
        {costKinds.map((kind) => (
          <CostCard key={kind} kind={kind} costs={costs} />
        ))}
      </ul>
      <p className="text-sm text-soft">
        {spent === null ? usageTexts.noBudgetAlerts : usageTexts.budgetSpent(Math.floor(spent * 100))}{' '}
        {usageTexts.photosNotCounted}
      </p>
      <details className="rounded-card border border-line bg-surface">
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold sm:px-5">
          {usageTexts.limits}
        </summary>
        <CeilingsForm key={JSON.stringify(ceilings)} ceilings={ceilings} />
      </details>
    </div>
  )
}
