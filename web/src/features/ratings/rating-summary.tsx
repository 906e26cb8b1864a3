import { stars } from '@dlm/contract/constants'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import { ratingScreenTexts } from '@dlm/contract/ratings/rating-screens.texts'
import Star from 'lucide-react/icons/star'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stars } from './stars.tsx'

const boxClass =
  'mb-3 grid items-center gap-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-[auto_1fr] sm:gap-10 sm:px-8'

/** The average of all ratings and their distribution. `counts`: how many members gave one star, two, and so on to five. */
export function RatingSummary({ counts }: { counts: readonly number[] }) {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const average = counts.reduce((sum, count, at) => sum + count * (at + stars.min), 0) / all
  return (
    <div className={boxClass}>
      <div className="grid justify-items-center gap-1 text-center">
        <p className="font-heading text-h1 font-semibold tabular-nums">{average.toFixed(1)}</p>
        <Stars given={Math.round(average)} label={ratingScreenTexts.average(average.toFixed(1))} />
        <p className="text-sm text-soft tabular-nums">{ratingScreenTexts.count(all)}</p>
      </div>
      <dl className="grid gap-1.5">
        {counts
          .map((count, at) => ({ count, rate: at + stars.min }))
          .reverse()
          .map(({ count, rate }) => (
            <div
              key={rate}
              className="grid grid-cols-[2.5rem_1fr_3rem] items-center gap-3 text-sm tabular-nums"
            >
              <dt className="flex items-center gap-1">
                {rate}
                <span className="sr-only">{ratingScreenTexts.stars(rate)}</span>
                <Star aria-hidden="true" className="size-3.5 fill-amber-fill text-amber-edge" />
              </dt>
              <dd aria-hidden="true">
                <svg aria-hidden="true" className="block h-2 w-full rounded-full bg-raised text-amber-fill">
                  <rect width={`${(100 * count) / all}%`} height="8" rx="4" fill="currentColor" />
                </svg>
              </dd>
              <dd className="text-end text-soft">{leadingZero(count)}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

export function RatingSummarySkeleton() {
  return (
    <div className={boxClass}>
      <Skeleton className="mx-auto h-28 w-24" />
      <Skeleton className="h-31" />
    </div>
  )
}
