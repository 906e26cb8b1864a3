import { serviceScreenTexts } from '@dlm/contract/catalogue/service-screens.texts'
import type { Service } from '@dlm/contract/catalogue/services.schema'
import { memo } from 'react'
import { Link } from 'react-router'
import { entryPath } from '../../lib/kinds.ts'
import { cardFace, cardLinkClass } from '../../page/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ShieldBadge } from './shield-badge.tsx'

const coverClass = 'aspect-square w-24 shrink-0 self-start rounded-control sm:w-32'
const rowClass = `${cardFace} flex gap-4 p-4 sm:gap-5 sm:p-5`

/** A service in the list: picture, title, the beginning of its text, and its number of views. */
export const ServiceCard = memo(function ServiceCard({
  service,
  eager = false,
}: {
  service: Service
  eager?: boolean
}) {
  const { id, title, text, cover, got, ageLmt } = service
  return (
    <article className={rowClass}>
      <Picture picture={cover} alt="" sizes="128px" eager={eager} className={coverClass} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h2 dir="auto" className="text-h3">
          <Link to={entryPath('service', id)} className={cardLinkClass}>
            {title}
          </Link>
        </h2>
        <p dir="auto" className="line-clamp-3 text-sm text-soft">
          {text}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-3 text-xs text-soft tabular-nums">
          <ShieldBadge ageLimit={ageLmt} />
          {serviceScreenTexts.views(got)}
        </p>
      </div>
    </article>
  )
})

/** Placeholder of a service while the list loads. */
export function ServiceCardSkeleton() {
  return (
    <div className={rowClass}>
      <Skeleton className={coverClass} />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-[1.6rem] w-3/5" />
        <Skeleton className="h-[3.9rem]" />
        <Skeleton className="h-[1.1rem] w-1/4" />
      </div>
    </div>
  )
}

/** The grid of services: two columns, or three where they fill the last row. A last one alone has all of its row. */
export const serviceGridClass =
  'grid gap-4 min-[820px]:grid-cols-2 min-[1400px]:[&:has(>:last-child:nth-child(3n))]:grid-cols-3 min-[820px]:[&:not(:has(>:last-child:nth-child(3n)))>:last-child:nth-child(odd)]:col-span-2'
