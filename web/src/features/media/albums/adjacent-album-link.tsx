import { albumTexts } from '@dlm/contract/media/albums.texts'
import type { Album } from '@dlm/contract/media/media.schema'
import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { albumPath } from '../../../lib/paths.ts'
import { adjacentAlbums } from './adjacent-albums.ts'

const sides: Readonly<Record<'previous' | 'next', { label: string; Icon: LucideIcon }>> = {
  previous: { label: albumTexts.previousAlbum, Icon: ArrowLeft },
  next: { label: albumTexts.nextAlbum, Icon: ArrowRight },
}

/** Link from the first or last photo of an album to the previous or next album; nothing where there is none, and from an unlisted one. */
export function AdjacentAlbumLink({
  album: { fid, unlisted },
  side,
}: {
  album: Pick<Album, 'fid' | 'unlisted'>
  side: keyof typeof sides
}) {
  const { data } = useQuery({ ...adjacentAlbums(fid), enabled: !unlisted })
  const beside = data?.[side]
  if (!beside) return null
  const { label, Icon } = sides[side]
  return (
    <Link
      to={albumPath(beside.fid)}
      className={`pswp__hide-on-close adjacent-album-${side} absolute z-10 flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold text-ink`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 truncate">
        {label}: <bdi>{beside.name}</bdi>
      </span>
    </Link>
  )
}
