import { Skeleton } from '../../../ui/skeleton.tsx'

const shares = ['grow-3', 'grow-2', 'grow-4', 'grow-2', 'grow-3']

interface Props {
  at: number
  /** Pixels within the list, as the height. */
  y: number
  height: number
  /** Estimated photos per row. */
  perRow: number
}

/** Placeholder of a row of photos. */
export function SkeletonRow({ at, y, height, perRow }: Props) {
  return (
    <div className="absolute inset-x-0 top-0 flex gap-2" style={{ transform: `translateY(${y}px)`, height }}>
      {Array.from({ length: Math.max(1, Math.round(perRow)) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no other identity
        <Skeleton key={place} className={`h-full basis-0 ${shares[(at + place) % shares.length]}`} />
      ))}
    </div>
  )
}
