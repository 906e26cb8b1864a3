import { Skeleton } from '../../ui/skeleton.tsx'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Placeholder of the rows of a list while it loads. @param className the height of a row */
export function RowSkeletons({ className }: { className: string }) {
  return (
    <div className="grid gap-3">
      {places.map((at) => (
        <Skeleton key={at} className={className} />
      ))}
    </div>
  )
}
