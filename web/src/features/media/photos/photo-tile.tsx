import { mediaTitle } from '@dlm/contract/format/media-title'
import { photoAlt } from '@dlm/contract/format/photo-alt'
import type { Photo } from '@dlm/contract/media/media.schema'
import ImageIcon from 'lucide-react/icons/image'
import { type ComponentType, memo } from 'react'
import { Link } from 'react-router'
import { overlayState } from '../../../lib/focus/overlay.ts'
import { type AlbumFilter, photoPath } from '../../../lib/paths.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Box } from './box.ts'

/** Maximum device pixel ratio for a tile's rendition: a sharper one is fetched, but makes no visible difference. */
const sharpEnough = { density: 2, share: 0.85 }

/** A caption below its photo, which is measured in the same classes (use-caption-heights.ts). */
export const captionClass = 'max-w-text pt-3 text-base text-pretty sm:pt-4 sm:text-lg'

interface Props {
  photo: Photo
  /** Its index in the list, from 0, and how many there are. */
  at: number
  total: number
  /** Pixels within the list. */
  x: number
  y: number
  width: number
  height: number
  /** Pixels of its height that are its caption's; 0 where the layout shows none. */
  caption: number
  filter: AlbumFilter
  /** Selects it. */
  Check: ComponentType<{ photo: Photo }> | undefined
}

/** A photo at its position: a link to its own address, with its caption below in a story. One without renditions shows its name. */
export const PhotoTile = memo(function PhotoTile(props: Props) {
  const { photo, at, total, x, y, width, height, caption, filter, Check } = props
  return (
    <li
      aria-posinset={at + 1}
      aria-setsize={total}
      className="absolute top-0 left-0"
      style={{ transform: `translate(${x}px, ${y}px)`, width, height }}
    >
      <Link
        to={photoPath({ fid: photo.fid, pid: photo.pid, ...filter })}
        state={overlayState}
        data-at={at}
        data-pid={photo.pid}
        className="group block w-full overflow-hidden rounded-control"
        style={{ height: height - caption }}
      >
        {photo.picture ? (
          <Picture
            picture={photo.picture}
            alt={photoAlt(photo, at + 1)}
            sizes={`${sizeFor(width)}px`}
            className="size-full transition-transform duration-200 group-hover:scale-[1.03]"
          />
        ) : (
          <span className="grid size-full content-center justify-items-center gap-2 bg-raised p-2 text-center text-sm text-soft">
            <ImageIcon aria-hidden="true" className="size-6" />
            <span dir="auto" className="line-clamp-2">
              {mediaTitle(photo.name)}
            </span>
          </span>
        )}
      </Link>
      {caption > 0 && (
        <p dir="auto" className={captionClass}>
          {photo.caption}
        </p>
      )}
      {Check && <Check photo={photo} />}
    </li>
  )
})

/** Placeholder of a photo that is not loaded. */
export function PlaceholderTile({ box: { x, y, width, height } }: { box: Box }) {
  return (
    <div className="absolute top-0 left-0" style={{ transform: `translate(${x}px, ${y}px)`, width, height }}>
      <Skeleton className="size-full" />
    </div>
  )
}

function sizeFor(width: number): number {
  const density = Math.min(devicePixelRatio, sharpEnough.density) / devicePixelRatio
  return Math.round(width * density * sharpEnough.share)
}
