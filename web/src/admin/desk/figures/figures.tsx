import { useQuery } from '@tanstack/react-query'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { adminQuery } from '../../admin-query.ts'
import { charts } from './charts.ts'
import { FigureCard } from './figure-card.tsx'
import { FigureSkeleton, figureGrid } from './figure-skeleton.tsx'

/** What happened on the portal in the last thirty days, as small charts (LOOK "Dashboard"). */
export function Figures() {
  const figures = useQuery(adminQuery('get_figures', {}))
  if (figures.isPending) return <FigureSkeleton />
  if (!figures.data)
    return (
      <ReadFailure error={figures.error} onRetry={() => figures.refetch()} isRetrying={figures.isFetching} />
    )
  const { data } = figures.data
  return (
    <ul className={figureGrid}>
      {charts.map((chart) => (
        <FigureCard key={chart.title} chart={chart} days={data} />
      ))}
    </ul>
  )
}
