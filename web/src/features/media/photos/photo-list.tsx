import type { Photo } from '@dlm/contract/media/media.schema'
import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { prefetchModule } from '../../../lib/code/lazy-module.ts'
import type { AlbumFilter } from '../../../lib/paths.ts'
import { lightbox } from '../lightbox/lightbox.lazy.ts'
import { bottomOf } from './box.ts'
import { holdKeys } from './held-keys.ts'
import { layoutOf, type Place } from './photo-layout.ts'
import type { PhotoListHandle } from './photo-list-handle.ts'
import { PhotoTile, PlaceholderTile } from './photo-tile.tsx'
import type { Sections } from './sections.ts'
import { useElementBounds } from './use-element-bounds.ts'
import { usePhotoFocus } from './use-photo-focus.ts'
import { usePhotoWindow, useScrollAnchor } from './use-photo-window.ts'

/** Photos before the last loaded one at which more are requested. */
const nearEnd = 12

export interface PhotoListProps {
  ref?: Ref<PhotoListHandle>
  label: string
  /** How they are laid out; the same function as long as it does the same. */
  place: Place
  /** Their captions are printed, too. */
  isStory?: boolean
  photos: readonly Photo[]
  /** The sections that they are in; the same object as long as it says the same. Without it they have no headings. */
  sections?: Sections | undefined
  /** Estimated number of photos that are not loaded yet; placeholders have their space. */
  pendingCount: number
  /** Called when a placeholder is near the viewport. */
  onLoadMore(): void
  /** The photos of the album that these are; the same object as long as it says the same. */
  filter: AlbumFilter
  /** The checkbox of a tile, once its code is loaded. */
  Check?: ComponentProps<typeof PhotoTile>['Check']
  /** The pointer or the focus is on the photos. */
  onNear?(list: HTMLElement): void
  /** Shown instead of the placeholders after a failed load. */
  failure?: ReactNode
}

/**
 * The photos of an album in its layout. Only those near the viewport are in the DOM, and photos that are not loaded yet have
 * placeholders, so that nothing moves when they are loaded.
 */
export function PhotoList(props: PhotoListProps) {
  const { ref, label, place, isStory, photos, sections, pendingCount } = props
  const { onLoadMore, filter, Check, onNear, failure } = props
  const frame = useRef<HTMLDivElement>(null)
  const { width, top } = useElementBounds(frame)
  const places = useMemo(() => {
    const toPlace = { photos, pendingCount, width }
    if (width === 0) return layoutOf([])
    return sections ? sections.place(place, toPlace) : place(toPlace)
  }, [place, photos, sections, pendingCount, width])
  const { boxes, placed, height, headings = [] } = places
  const placedBoxes = useMemo(() => boxes.slice(0, placed), [boxes, placed])
  const [focused, setFocused] = useState<number | null>(null)
  const view = usePhotoWindow(places, top, focused ?? -1)
  useScrollAnchor(top, height)

  const isNearEnd = (view.shown.at(-1) ?? 0) >= placed - nearEnd
  const needsMore = pendingCount > 0 && width > 0 && !failure && isNearEnd
  const loadMore = useEffectEvent(onLoadMore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded page may not be enough
  useEffect(() => {
    if (needsMore) loadMore()
  }, [needsMore, photos.length])

  const { focusPhoto, onKeyDown } = usePhotoFocus(frame, placedBoxes, focused, view.reveal)
  useImperativeHandle(ref, () => {
    const withPlace = (act: (photo: number) => void) => (pid: string) => {
      const at = photos.findIndex((photo) => photo.pid === pid)
      if (at >= 0 && at < placed) act(at)
    }
    return { reveal: withPlace(view.reveal), focus: withPlace(focusPhoto) }
  })

  const prepare = (list: HTMLElement) => {
    prefetchModule(lightbox)
    onNear?.(list)
  }

  return (
    <div ref={frame} className="photo-frame relative" style={{ height }} aria-busy={photos.length === 0}>
      <ul
        aria-label={label}
        data-story={isStory}
        className="photo-list"
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
        {view.shown.map((at) => {
          const [box, photo] = [boxes[at], photos[at]]
          const heading = headings.find((each) => each.at === at)
          return (
            at < placed &&
            box &&
            photo && (
              <Fragment key={photo.pid}>
                {heading && sections && <sections.Heading title={heading.title} y={heading.y} />}
                <PhotoTile
                  photo={photo}
                  at={at}
                  total={photos.length + pendingCount}
                  x={box.x}
                  y={box.y}
                  width={box.width}
                  height={box.height}
                  caption={box.caption ?? 0}
                  filter={filter}
                  Check={Check}
                />
              </Fragment>
            )
          )
        })}
      </ul>
      {failure ? (
        <div
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${bottomOf(placedBoxes)}px)` }}
        >
          {failure}
        </div>
      ) : (
        view.shown.map((at) => {
          const box = boxes[at]
          return (
            at >= placed &&
            box && (
              // A new element after each loaded page: a moved placeholder would count as a layout shift.
              <PlaceholderTile key={`${placed}-${at}`} box={box} />
            )
          )
        })
      )}
    </div>
  )
}
