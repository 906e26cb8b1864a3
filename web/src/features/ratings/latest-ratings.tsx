import { homeCounts } from '@dlm/contract/constants'
import { ratingScreenTexts } from '@dlm/contract/ratings/rating-screens.texts'
import type { Rating } from '@dlm/contract/ratings/ratings.schema'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { publicQuery } from '../../lib/api/query.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RatingSummary, RatingSummarySkeleton } from './rating-summary.tsx'
import { Stars } from './stars.tsx'

const latest = publicQuery('get_10_rates', {})

const gridClass = 'grid gap-3 min-[480px]:grid-cols-2 min-[1040px]:grid-cols-5'
const cardClass = 'flex min-w-0 items-center gap-3 rounded-card border border-line bg-surface p-4'
const places = Array.from({ length: homeCounts.ratings }, (_, at) => at)

/** The summary of all ratings, the latest ten, and the link to rate, which is shown without ratings, too. */
export function LatestRatings() {
  const { data, isPending } = useQuery(latest)
  const ratings = data?.data ?? []
  return (
    <section aria-labelledby="latest-ratings" className="media-width pt-14">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="latest-ratings">{ratingScreenTexts.ratings}</h2>
        <Link to={paths.rate} className={buttonClass('ghost', '-me-3')}>
          {ratingScreenTexts.rateProduct}
        </Link>
      </div>
      {data && ratings.length === 0 && <p className="text-soft">{ratingScreenTexts.noRatings}</p>}
      {!data && !isPending && <p className="text-soft">{ratingScreenTexts.ratingsFailed}</p>}
      {isPending && <RatingSummarySkeleton />}
      {data?.counts.some((count) => count > 0) && <RatingSummary counts={data.counts} />}
      {(isPending || ratings.length > 0) && (
        <ul className={gridClass} aria-busy={isPending}>
          {isPending
            ? places.map((at) => <RatingSkeleton key={at} />)
            : ratings.map((rating) => <RatingCard key={rating.id} rating={rating} />)}
        </ul>
      )}
    </section>
  )
}

function RatingCard({ rating: { user, picture, rate } }: { rating: Rating }) {
  return (
    <li className={cardClass}>
      <Avatar name={user} picture={picture} />
      <span className="grid min-w-0 gap-1">
        <span dir="auto" className="truncate text-sm font-semibold">
          {user}
        </span>
        <Stars given={rate} />
      </span>
    </li>
  )
}

function RatingSkeleton() {
  return (
    <li className={cardClass}>
      <Skeleton className="size-11 shrink-0 rounded-full" />
      <span className="grid flex-1 gap-1">
        <Skeleton className="h-[1.3rem] w-4/5" />
        <Skeleton className="h-4 w-3/5" />
      </span>
    </li>
  )
}
