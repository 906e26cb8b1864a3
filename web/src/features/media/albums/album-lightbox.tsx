import type { Photo } from '@dlm/contract/media/media.schema'
import { type RefObject, Suspense, useId, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { lazyComponent } from '../../../lib/code/lazy-component.ts'
import { startsSlideshow, useCloseOverlay } from '../../../lib/focus/overlay.ts'
import { type AlbumFilter, albumPath, photoPath } from '../../../lib/paths.ts'
import { commentsParameter } from '../../../lib/room-paths.ts'
import { Lightbox } from '../lightbox/lightbox.tsx'
import { MediaActions } from '../media-actions.tsx'
import { PhotoMenu } from '../photo-menu.tsx'
import type { PhotoListHandle } from '../photos/photo-list-handle.ts'
import { photoMedium } from '../photos/photo-medium.ts'
import type { PhotosAlbum } from '../photos/photos-album.ts'
import { AdjacentAlbumLink } from './adjacent-album-link.tsx'

/** Loaded in a room alone. */
const RoomActions = lazyComponent(async () => ({
  default: (await import('../room/room-actions.tsx')).RoomActions,
}))
const RoomFoot = lazyComponent(async () => ({
  default: (await import('../room/room-actions.tsx')).RoomFoot,
}))
const PhotoComments = lazyComponent(async () => ({
  default: (await import('../room/comments/photo-comments.tsx')).PhotoComments,
}))

interface Props {
  album: PhotosAlbum
  /** The photos so far, and how many there are in all. */
  photos: readonly Photo[]
  total: number
  /** The photo of the URL, which may not be loaded yet; null closes the lightbox. */
  photo: Photo | null
  filter: AlbumFilter
  rows: RefObject<PhotoListHandle | null>
  /** Closed; `pid` is the photo that was seen last. */
  onClosed(pid: string): void
}

/** The lightbox over an album; the open photo is in the URL. */
export function AlbumLightbox({ album, photos, total, photo, filter, rows, onClosed }: Props) {
  const { fid } = album
  const navigate = useNavigate()
  const { state } = useLocation()
  const leave = useCloseOverlay(albumPath(fid, filter))
  const [parameters] = useSearchParams()
  const [isCommenting, setCommenting] = useState(parameters.has(commentsParameter))
  const commentsId = useId()
  const closeComments = () => setCommenting(false)
  const isPlaced = photo === null || photos.some(({ pid }) => pid === photo.pid)
  const listedPhotos = useMemo(() => (isPlaced || !photo ? photos : [photo]), [isPlaced, photos, photo])
  return (
    <Lightbox
      photos={listedPhotos}
      total={isPlaced ? total : null}
      pid={photo?.pid ?? null}
      isSlideshow={startsSlideshow(state)}
      onMove={(pid) => void navigate(photoPath({ fid, pid, ...filter }), { replace: true, state })}
      onLeave={(pid) => {
        rows.current?.reveal(pid)
        if (photo) leave()
      }}
      onClosed={onClosed}
      companion={
        filter.inRoom && isCommenting
          ? {
              ...{ id: commentsId, close: closeComments },
              node: (current, stage) => (
                <Suspense>
                  <PhotoComments id={commentsId} photo={current} stage={stage} onClose={closeComments} />
                </Suspense>
              ),
            }
          : undefined
      }
      thumbnailOf={(pid) => document.querySelector<HTMLElement>(`[data-pid="${pid}"]`)}
      actions={(current, details) =>
        filter.inRoom ? (
          <Suspense>
            <RoomActions
              photo={current}
              photos={listedPhotos}
              details={details}
              comments={{ isOpen: isCommenting, toggle: () => setCommenting(!isCommenting) }}
            />
          </Suspense>
        ) : (
          <>
            <MediaActions medium={photoMedium(album, current)} />
            <PhotoMenu medium={photoMedium(album, current)} first={details} />
          </>
        )
      }
      {...(filter.inRoom && {
        foot: (current: Photo) => (
          <Suspense>
            <RoomFoot photo={current} />
          </Suspense>
        ),
      })}
      // The ends of a part of its photos are not the album's.
      beside={(side) =>
        !filter.search && !filter.isSaved && !filter.inRoom && <AdjacentAlbumLink album={album} side={side} />
      }
    />
  )
}
