import type { SuccessPoint } from '@dlm/contract/events/events.schema'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Trophy from 'lucide-react/icons/trophy'
import { formatDay } from '../../lib/format-day.ts'
import { infiniteList } from '../../lib/query.ts'
import type { ListSearch } from '../../lib/use-search.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListStates } from '../site/list-states.tsx'

const words = { one: 'success point', many: 'success points', all: 'success points' } as const

/** A line down the left, on which each point has its mark. */
const lineClass = 'ms-3 grid gap-9 border-s border-line ps-7 sm:ps-9'

const skeleton = (
  <div className={lineClass}>
    {[0, 1, 2, 3, 4].map((at) => (
      <div key={at} className="grid gap-2">
        <Skeleton className="h-[1.14rem] w-32" />
        <Skeleton className="h-[1.7rem] w-3/5" />
        <Skeleton className="h-[3.2rem]" />
      </div>
    ))}
  </div>
)

/** The success points, newest first, in each of the list's states. */
export function SuccessList({ search, onSearch }: Pick<ListSearch, 'search' | 'onSearch'>) {
  const results = useInfiniteQuery({
    ...infiniteList('get_succ', { search, limit: 12 }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListStates
      results={results}
      search={search}
      onClearSearch={() => onSearch('')}
      words={words}
      icon={Trophy}
      skeleton={skeleton}
    >
      {(points) => (
        <ol className={lineClass}>
          {points.map((point) => (
            <SuccessItem key={point.id} point={point} />
          ))}
        </ol>
      )}
    </ListStates>
  )
}

function SuccessItem({ point: { title, deta, date } }: { point: SuccessPoint }) {
  return (
    <li className="relative grid gap-1.5">
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
