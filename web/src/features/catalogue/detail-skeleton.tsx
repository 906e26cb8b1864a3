import { Skeleton } from '../../ui/skeleton.tsx'
import { Title } from '../site/title.tsx'

/** Keeps the place of a product or service while it is on its way; `title` names the screen meanwhile. */
export function DetailSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true" className="grid gap-6 pt-4 min-[820px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Title>{title}</Title>
      <h1 className="sr-only">{title}</h1>
      <Skeleton className="aspect-square w-full" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="h-40" />
      </div>
    </div>
  )
}
