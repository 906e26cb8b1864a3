import { stars } from '@dlm/contract/constants'
import { ratingScreenTexts } from '@dlm/contract/ratings/rating-screens.texts'
import { starTexts } from '@dlm/contract/ratings/stars.texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { publicQuery } from '../../lib/api/query.ts'
import { paths } from '../../lib/paths.ts'
import { Tile } from '../../page/tile.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stars } from './stars.tsx'

const latest = publicQuery('get_10_rates', {})

/** How many avatars are beside the stars. */
const faces = 5

/** The summary of all ratings, who gave the latest, and the link to rate. Renders nothing without ratings. */
export function RatingTile({ className }: { className?: string }) {
  const { data, isPending } = useQuery(latest)
  const counts = data?.counts ?? []
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (!isPending && all === 0) return null
  const average = (counts.reduce((sum, count, at) => sum + count * (at + stars.min), 0) / all).toFixed(1)
  return (
    <Tile label={ratingScreenTexts.ratings} className={className}>
      {data ? (
        <div className="flex flex-1 flex-wrap items-center gap-x-8 gap-y-4 px-5 pb-5">
          <p className="font-heading text-hero font-semibold tabular-nums">{average}</p>
          <div className="grid gap-1">
            <Stars given={Math.round(Number(average))} label={ratingScreenTexts.average(average)} />
            <p className="text-sm text-soft tabular-nums">{ratingScreenTexts.count(all)}</p>
          </div>
          <ul aria-label={ratingScreenTexts.latestRatings} className="flex ps-3">
            {data.data.slice(0, faces).map(({ id, user, picture, rate }) => (
              <li key={id} className="-ms-3" title={`${user}, ${starTexts.ofStars(rate)}`}>
                <span className="sr-only">
                  <bdi>{user}</bdi>, {starTexts.ofStars(rate)}
                </span>
                <Avatar name={user} picture={picture} className="size-11 border-2 border-surface text-sm" />
              </li>
            ))}
          </ul>
          <Link to={paths.rate} className={buttonClass('secondary', 'ms-auto')}>
            {ratingScreenTexts.rateUs}
          </Link>
        </div>
      ) : (
        <Skeleton className="m-5 mt-0 h-20" />
      )}
    </Tile>
  )
}
