import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callPhotos } from '../../../lib/api/encoded-lists.ts'
import { Picture } from '../../../ui/picture.tsx'
import { onePhoto } from '../photos/photo-queries.ts'
import type { DownloadKey } from './download-link.ts'

/** A photo of an open album is found by its id alone. */
function photoOf({ fid: pid, album }: DownloadKey) {
  const inAlbum = onePhoto(album ?? '', pid)
  if (album !== undefined) return inAlbum
  return queryOptions({
    ...inAlbum,
    queryFn: async ({ signal }) => (await callPhotos({ ids: [pid] }, signal)).data[0] ?? null,
  })
}

interface Props {
  downloadKey: DownloadKey
  /** Where there is no picture, or none yet. */
  fallback: ReactNode
}

/** The photo that is about to be downloaded, small. */
export function FileThumbnail({ downloadKey, fallback }: Props) {
  const { data: photo } = useQuery(photoOf(downloadKey))
  if (!photo?.picture) return fallback
  return <Picture picture={photo.picture} alt={photo.alt ?? ''} sizes="56px" className="size-full" />
}
