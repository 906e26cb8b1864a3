import { Skeleton } from '../../../ui/skeleton.tsx'

/** The grid of the charts, whose first is twice as wide. */
export const figureGrid = 'grid items-start gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4'

/** The placeholder of the seven charts, as high as these. */
export function FigureSkeleton() {
  return (
    <div className={figureGrid}>
      <Skeleton className="h-68 sm:col-span-2" />
      {['votes', 'downloads', 'zips', 'sign-ups', 'ratings', 'keys'].map((chart) => (
        <Skeleton key={chart} className="h-68" />
      ))}
    </div>
  )
}
