import { figuresTexts } from '@dlm/contract/statistics/figures.texts'
import { useQuery } from '@tanstack/react-query'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { adminQuery } from '../../admin-query.ts'
import { type Chart, charts } from './charts.ts'
import { FigureCard } from './figure-card.tsx'
import { FigureSkeleton, figureGrid } from './figure-skeleton.tsx'
import { StorageCard } from './storage-card.tsx'
import { TopCard } from './top-card.tsx'

/** What happened on the portal in the last thirty days, as small charts (LOOK "Dashboard"), what was viewed most in them, and what is stored. */
export function Figures({ adid }: { adid: string }) {
  const figures = useQuery(adminQuery('get_figures', {}))
  if (figures.isPending) return <FigureSkeleton />
  if (!figures.data)
    return (
      <ReadFailure error={figures.error} onRetry={() => figures.refetch()} isRetrying={figures.isFetching} />
    )
  const { data, before, top, stored } = figures.data
  // A chart of nothing says nothing.
  const hasHappened = ({ series }: Chart) =>
    series.some(({ name }) => before[name] > 0 || data.some((counts) => counts[name] > 0))
  const listed = charts.filter(hasHappened)
  return (
    <>
      {listed.length === 0 && (
        <p className="rounded-card border border-line bg-surface p-4 text-soft">{figuresTexts.nothingYet}</p>
      )}
      <ul className={figureGrid}>
        {listed.map((chart) => (
          <FigureCard key={chart.title} chart={chart} days={data} before={before} />
        ))}
        {top.length > 0 && <TopCard adid={adid} entries={top} />}
        <StorageCard stored={stored} />
      </ul>
    </>
  )
}
