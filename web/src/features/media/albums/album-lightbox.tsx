import type { Photo } from '@dlm/contract/media/media.schema'
import { type RefObject, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { startsSlideshow, useCloseOverlay } from '../../../lib/focus/overlay.ts'
import { type AlbumFilter, albumPath, photoPath } from '../../../lib/paths.ts'
import { Lightbox, type LightboxExtras } from '../lightbox/lightbox.tsx'
import { MediaActions } from '../media-actions.tsx'
import { PhotoMenu } from '../photo-menu.tsx'
import type { PhotoListHandle } from '../photos/photo-list-handle.ts'
import { photoMedium } from '../photos/photo-medium.ts'
import type { PhotosAlbum } from '../photos/photos-album.ts'
import { AdjacentAlbumLink } from './adjacent-album-link.tsx'

interface Props {
  album: PhotosAlbum
  /** The photos so far, and how many there are in all. */
  photos: readonly Photo[]
  total: number
  /** The photo of the URL, which may not be loaded yet; null closes the lightbox. */
  photo: Photo | null
  filter: AlbumFilter
  rows: RefObject<PhotoListHandle | null>
  /** In place of the actions of public media. */
  extras?: LightboxExtras | undefined
  /** Closed; `pid` is the photo that was seen last. */
  onClosed(pid: string): void
}

/** The lightbox over an album; the open photo is in the URL. */
export function AlbumLightbox({ album, photos, total, photo, filter, rows, extras, onClosed }: Props) {
  const { fid } = album
  const navigate = useNavigate()
  const { state } = useLocation()
  const leave = useCloseOverlay(albumPath(fid, filter))
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
      thumbnailOf={(pid) => document.querySelector<HTMLElement>(`[data-pid="${pid}"]`)}
      actions={(current, details) =>
        extras?.actions(current, listedPhotos, details) ?? (
          <>
            <MediaActions medium={photoMedium(album, current)} />
            <PhotoMenu medium={photoMedium(album, current)} first={details} />
          </>
        )
      }
      {...(extras && { foot: extras.foot, companion: extras.companion })}
      // The ends of a part of its photos are not the album's.
      beside={(side) =>
        !filter.search && !filter.isSaved && !filter.inRoom && <AdjacentAlbumLink album={album} side={side} />
      }
    />
  )
}
