import { ratingWords, stars } from '@dlm/contract/constants'
import { ratingScreenTexts } from '@dlm/contract/ratings/rating-screens.texts'
import type { Rating } from '@dlm/contract/ratings/ratings.schema'
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

/** A member's sentence, where the latest ratings have one, or else who gave them; the average, and the link to rate. */
export function RatingTile() {
  const { data, isPending } = useQuery(latest)
  const counts = data?.counts ?? []
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (!isPending && all === 0) return null
  const average = (counts.reduce((sum, count, at) => sum + count * (at + stars.min), 0) / all).toFixed(1)
  const quoted = data?.data.find(({ rate, words }) => words && rate >= ratingWords.quotedFrom)
  return (
    <Tile label={ratingScreenTexts.ratings}>
      {data ? (
        <div className="flex flex-1 flex-col justify-between gap-5 px-5 pb-5">
          {quoted ? <Quote rating={quoted} /> : <Faces ratings={data.data} />}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft tabular-nums">
              <span className="font-heading text-h3 font-semibold text-ink">{average}</span>
              <Stars given={Math.round(Number(average))} label={ratingScreenTexts.average(average)} />
              {ratingScreenTexts.count(all)}
            </p>
            <Link to={paths.rate} className={buttonClass('secondary')}>
              {ratingScreenTexts.rateUs}
            </Link>
          </div>
        </div>
      ) : (
        <Skeleton className="m-5 mt-0 h-28" />
      )}
    </Tile>
  )
}

function Quote({ rating: { user, picture, words } }: { rating: Rating }) {
  return (
    <figure className="grid gap-3">
      <blockquote dir="auto" className="line-clamp-5 font-heading text-h3 font-semibold text-pretty">
        “{words}”
      </blockquote>
      <figcaption className="flex min-w-0 items-center gap-3 text-sm text-soft">
        <Avatar name={user} picture={picture} />
        <bdi className="truncate">{user}</bdi>
      </figcaption>
    </figure>
  )
}

function Faces({ ratings }: { ratings: readonly Rating[] }) {
  return (
    <ul aria-label={ratingScreenTexts.latestRatings} className="flex ps-3">
      {ratings.slice(0, faces).map(({ id, user, picture, rate }) => (
        <li key={id} className="-ms-3" title={`${user}, ${starTexts.ofStars(rate)}`}>
          <span className="sr-only">
            <bdi>{user}</bdi>, {starTexts.ofStars(rate)}
          </span>
          <Avatar name={user} picture={picture} className="size-11 border-2 border-surface text-sm" />
        </li>
      ))}
    </ul>
  )
}
