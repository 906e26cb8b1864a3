import type { Photo } from '@dlm/contract/media/media.schema'
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { prefetchModule } from '../../../lib/code/lazy-module.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { lightbox } from '../lightbox/lightbox.lazy.ts'
import { holdKeys } from './held-keys.ts'
import { rowOf } from './neighbours.ts'
import { gap, tilesOf, usePhotoLayout } from './photo-layout.ts'
import type { PhotoRowsHandle } from './photo-rows-handle.ts'
import { PhotoTile } from './photo-tile.tsx'
import { useElementBounds } from './use-element-bounds.ts'
import { usePhotoFocus } from './use-photo-focus.ts'
import { useRowWindow, useScrollAnchor } from './use-row-window.ts'

interface Props {
  ref?: Ref<PhotoRowsHandle>
  label: string
  photos: readonly Photo[]
  /** Estimated number of photos that are not loaded yet; placeholders have their space. */
  pendingCount: number
  /** Called when a placeholder is near the viewport. */
  onLoadMore(): void
  search: string
  /** The checkbox of a tile, once its code is loaded. */
  Check?: ComponentProps<typeof PhotoTile>['Check']
  /** The pointer or the focus is on the photos. */
  onNear?(list: HTMLElement): void
  /** Shown instead of the placeholders after a failed load. */
  failure?: ReactNode
}

/**
 * Photos in justified rows. Only rows near the viewport are in the DOM, and photos that are not loaded yet have placeholders, so
 * that nothing moves when they are loaded.
 */
export function PhotoRows(props: Props) {
  const { ref, label, photos, pendingCount, onLoadMore, search, Check, onNear, failure } = props
  const frame = useRef<HTMLDivElement>(null)
  const { width, top } = useElementBounds(frame)
  const layout = usePhotoLayout(photos, pendingCount, width)
  const { rows } = layout
  const [focused, setFocused] = useState<number | null>(null)
  const view = useRowWindow(layout, top, focused === null ? -1 : rowOf(rows, focused))
  useScrollAnchor(top, view.height)

  const isNearEnd = (view.shown.at(-1)?.index ?? 0) >= rows.length - 4
  const needsMore = pendingCount > 0 && width > 0 && !failure && isNearEnd
  const loadMore = useEffectEvent(onLoadMore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded page may not be enough
  useEffect(() => {
    if (needsMore) loadMore()
  }, [needsMore, photos.length])

  const reveal = (photo: number) => view.reveal(rowOf(rows, photo))
  const { focusPhoto, onKeyDown } = usePhotoFocus(frame, rows, focused, reveal)
  useImperativeHandle(ref, () => {
    const withPlace = (act: (photo: number) => void) => (pid: string) => {
      const at = photos.findIndex((photo) => photo.pid === pid)
      if (rowOf(rows, at) >= 0) act(at)
    }
    return { reveal: withPlace(reveal), focus: withPlace(focusPhoto) }
  })

  const prepare = (list: HTMLElement) => {
    prefetchModule(lightbox)
    onNear?.(list)
  }

  return (
    <div
      ref={frame}
      className="photo-frame relative"
      style={{ height: view.height }}
      aria-busy={photos.length === 0}
    >
      <ul
        aria-label={label}
        className="photo-rows"
        onKeyDown={onKeyDown}
        // The link handles a plain click; any other opens a tab.
        onClick={(event) => event.defaultPrevented && holdKeys()}
        onPointerOver={({ currentTarget }) => prepare(currentTarget)}
        onFocus={({ target, currentTarget }) => {
          setFocused(Number(target.dataset.at))
          prepare(currentTarget)
        }}
        onBlur={() => setFocused(null)}
      >
        {view.shown.flatMap(({ index, top: y }) => {
          const row = rows[index]
          return (row ? tilesOf(row) : []).map(({ at, x, width }) => {
            const photo = photos[at]
            return (
              photo && (
                <PhotoTile
                  key={photo.pid}
                  photo={photo}
                  at={at}
                  total={photos.length + pendingCount}
                  x={x}
                  y={y}
                  width={width}
                  height={row?.height ?? 0}
                  search={search}
                  Check={Check}
                />
              )
            )
          })
        })}
      </ul>
      {failure ? (
        <div
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${rows.reduce((sum, { height }) => sum + height + gap, 0)}px)` }}
        >
          {failure}
        </div>
      ) : (
        view.shown
          .filter(({ index }) => index >= rows.length)
          .map(({ index, top: y }) => (
            // A new element after each loaded page: a moved placeholder would count as a layout shift.
            <SkeletonRow
              key={`${rows.length}-${index}`}
              at={index}
              y={y}
              height={layout.target}
              perRow={layout.perRow}
            />
          ))
      )}
    </div>
  )
}

const shares = ['grow-3', 'grow-2', 'grow-4', 'grow-2', 'grow-3']

interface SkeletonRowProps {
  at: number
  /** Pixels within the list, as the height. */
  y: number
  height: number
  /** Estimated photos per row. */
  perRow: number
}

/** Placeholder of a row of photos. */
function SkeletonRow({ at, y, height, perRow }: SkeletonRowProps) {
  return (
    <div className="absolute inset-x-0 top-0 flex gap-2" style={{ transform: `translateY(${y}px)`, height }}>
      {Array.from({ length: Math.max(1, Math.round(perRow)) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no other identity
        <Skeleton key={place} className={`h-full basis-0 ${shares[(at + place) % shares.length]}`} />
      ))}
    </div>
  )
}
