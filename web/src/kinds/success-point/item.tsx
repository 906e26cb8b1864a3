import type { SuccessPoint } from '@dlm/contract/events/events.schema'
import Trophy from 'lucide-react/icons/trophy'
import { formatDay } from '../../lib/format/format-day.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Three points beside each other in a wide window. */
export const successRowClass = 'ms-4 grid gap-x-16 gap-y-9 ps-7 sm:ps-9 xl:grid-cols-3'

/** The same; in a narrow one with a vertical line at the start, on which each point has its mark. */
export const successListClass = `${successRowClass} max-lg:ms-3 max-lg:border-s max-lg:border-line lg:grid-cols-2`

/** Placeholder of a point while the list loads. */
export function SuccessItemSkeleton() {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-[1.14rem] w-32" />
      <Skeleton className="h-[1.7rem] w-3/5" />
      <Skeleton className="h-[3.2rem]" />
    </div>
  )
}

/** A success point in the list: its mark, day, title and details. */
export function SuccessItem({ point: { title, deta, date } }: { point: SuccessPoint }) {
  return (
    <li className="relative grid content-start gap-1.5">
      <span
        aria-hidden="true"
        className="absolute top-[-5px] start-[-44px] grid size-8 place-items-center rounded-full border border-line bg-surface text-amber sm:start-[-52px]"
      >
        <Trophy className="size-4" />
      </span>
      <time dateTime={date} className="text-xs text-soft tabular-nums">
        {formatDay(date)}
      </time>
      <h2 dir="auto" className="text-h3">
        {title}
      </h2>
      <Paragraphs text={deta} className="grid gap-3 text-pretty text-soft" />
    </li>
  )
}
