import { Skeleton } from '../../../ui/skeleton.tsx'

const patterns = [
  ['grow-3', 'grow-2', 'grow-3'],
  ['grow-2', 'grow-4', 'grow-2'],
  ['grow-4', 'grow-2', 'grow-3'],
]

/** Keeps the place of a row of photos; `y` and `height` are pixels within the list. */
export function SkeletonRow({ at, y, height }: { at: number; y: number; height: number }) {
  const pattern = patterns[at % patterns.length] ?? []
  return (
    <div className="absolute inset-x-0 top-0 flex gap-2" style={{ transform: `translateY(${y}px)`, height }}>
      {pattern.map((grow, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but itself
        <Skeleton key={place} className={`h-full basis-0 ${grow}`} />
      ))}
    </div>
  )
}
