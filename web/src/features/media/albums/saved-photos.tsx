import { leadingZero } from '@dlm/contract/format/leading-zero'
import type { Album, Photo } from '@dlm/contract/media/media.schema'
import { useState } from 'react'
import { AlbumPhotos } from './album-photos.tsx'
import { NothingSaved } from './nothing-saved.tsx'
import { SlideshowLink } from './slideshow-link.tsx'
import { type SavedSource, useAlbumSaved } from './use-album-saved.ts'
import { pendingPhotos, type ShownPhotos } from './use-shown-photos.ts'

/** Shows the saved photos only. */
export const savedFilter = { isSaved: true } as const

/** How many photos of an album are saved; nothing for none. */
export function SavedCount(source: SavedSource) {
  const { photos, isPending } = useAlbumSaved(source)
  return !isPending && photos.length > 0 && leadingZero(photos.length)
}

/** Begins a slideshow of the saved photos. */
export function SavedSlideshow(source: SavedSource) {
  return <SlideshowLink first={useAlbumSaved(source).photos[0]} filter={savedFilter} />
}

interface Props {
  album: Album
  source: SavedSource
  open: Photo | null
}

/** The saved photos of an album. While one of them is open, those that are no longer saved remain, so that none changes its place. */
export function SavedPhotos({ album, source, open }: Props) {
  const { photos, isPending, error, isFetching, refetch } = useAlbumSaved(source)
  const [steady, setSteady] = useState(photos)
  if (photos !== steady && (!open || steady.length === 0)) setSteady(photos)
  const visible: ShownPhotos = {
    ...pendingPhotos,
    ...{ photos: steady, isPending, count: steady.length, error, isFetching },
    pendingCount: isPending ? pendingPhotos.pendingCount : 0,
    retry: () => void refetch(),
  }
  return (
    <AlbumPhotos
      album={album}
      shown={visible}
      filter={savedFilter}
      open={open}
      empty={<NothingSaved fid={album.fid} />}
    />
  )
}
