import type { News } from '@dlm/contract/news/news.schema'
import { cardFace } from '../../page/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NewsCard } from './card.tsx'

/** In a wide window the picture is beside the text. */
const cardClass = `${cardFace} mb-5 grid items-center lg:grid-cols-2 lg:gap-x-8`

/** The first article of a list, as wide as the list. */
export function FirstNewsCard({ article }: { article: News }) {
  return <NewsCard article={article} eager className={cardClass} />
}

/** Placeholder of the first article while the list loads. */
export function FirstNewsCardSkeleton() {
  return (
    <div className={cardClass}>
      <Skeleton className="aspect-[16/10] w-full rounded-none" />
      <div className="flex flex-col gap-2 p-5">
        <Skeleton className="h-[1.14rem] w-2/5" />
        <Skeleton className="h-[3.2rem]" />
        <Skeleton className="h-[5.25rem]" />
        <Skeleton className="h-[1.3rem] w-1/4" />
      </div>
    </div>
  )
}
