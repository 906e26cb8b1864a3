import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import { onePhoto } from '../photos/photo-queries.ts'
import type { DownloadKey } from './download-link.ts'

interface Props {
  wanted: DownloadKey
  /** Where there is no picture, or none yet. */
  fallback: ReactNode
}

/** The photo that is about to be downloaded, small. */
export function FileThumbnail({ wanted, fallback }: Props) {
  const { data: photo } = useQuery(onePhoto(wanted.album, wanted.fid))
  if (!photo?.picture) return fallback
  return <Picture picture={photo.picture} alt="" sizes="56px" className="size-full" />
}
