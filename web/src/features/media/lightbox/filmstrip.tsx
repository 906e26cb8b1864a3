import { photoAlt } from '@dlm/contract/format/photo-alt'
import { lightboxTexts } from '@dlm/contract/media/lightbox.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import ImageIcon from 'lucide-react/icons/image'
import { useLayoutEffect, useRef, useState } from 'react'
import { focusAttributes } from '../../../ui/focus.ts'

/** Pixels of a thumbnail with the gap beside it. */
const step = 64

interface Props {
  photos: readonly Photo[]
  /** Place of the shown one. */
  at: number
  onShow(pid: string): void
}

/** Thumbnails around the current photo, as many as fit; none in a narrow window. */
export function Filmstrip({ photos, at, onShow }: Props) {
  const frame = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setRoom(Math.floor(element.clientWidth / step))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { from, to } = around(at, photos.length, room)
  return (
    <nav
      ref={frame}
      aria-label={lightboxTexts.filmstrip}
      className="pswp__hide-on-close lightbox-filmstrip absolute inset-x-0 bottom-0 z-10"
    >
      <ul className="flex justify-center gap-2 py-3">
        {photos.slice(from, to).map((photo, offset) => (
          <li key={photo.pid}>
            <Thumbnail photo={photo} place={from + offset} shown={at} onShow={() => onShow(photo.pid)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ThumbnailProps {
  photo: Photo
  /** From 0. */
  place: number
  /** Place of the shown one. */
  shown: number
  onShow(): void
}

function Thumbnail({ photo, place, shown, onShow }: ThumbnailProps) {
  const isShown = place === shown
  const smallest = photo.picture?.sources.toSorted((a, b) => a.width - b.width)[0]
  return (
    <button
      type="button"
      aria-label={lightboxTexts.show(photoAlt(photo, place + 1))}
      aria-current={isShown || undefined}
      // The arrow keys move among the photos wherever the focus is.
      tabIndex={isShown ? 0 : -1}
      onClick={onShow}
      className="lightbox-thumbnail grid size-14 place-items-center overflow-hidden rounded-control bg-raised text-soft"
    >
      {smallest ? (
        <img
          src={smallest.url}
          alt=""
          width={56}
          height={56}
          className="size-full object-cover"
          {...focusAttributes(photo.picture ?? {})}
        />
      ) : (
        <ImageIcon aria-hidden="true" className="size-5" />
      )}
    </button>
  )
}

/**
 * The window of `room` entries around one, from `from` up to `to`: centred, except near the ends.
 * @param at the index of that one
 * @param of how many there are
 * @param room the size of the window
 */
export function around(at: number, of: number, room: number): { from: number; to: number } {
  const count = Math.min(room, of)
  const from = Math.min(Math.max(0, at - Math.floor(count / 2)), of - count)
  return { from, to: from + count }
}
