import { albumTexts } from '@dlm/contract/media/albums.texts'
import type { Album } from '@dlm/contract/media/media.schema'
import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/format/format-day.ts'
import { mediaTabPath } from '../../../lib/paths.ts'
import { BackLink } from '../../../page/page-header.tsx'
import { Logo } from '../../../shell/logo.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { contentsOf } from './photo-count.ts'
import './album.css'

interface Props {
  album: Album
  /** What is said of it after the number of its photos. */
  note?: string | false
  /** What the visitor can do here. */
  children: ReactNode
}

/** The cover of an album: its photo across the window, and below it its name, its day and place, and the one thing to do. */
export function AlbumCover({ album, note, children }: Props) {
  const { name, cover, date, place } = album
  return (
    <header className="album-cover">
      <Picture picture={cover} alt="" sizes="100vw" eager className="size-full min-h-0" />
      <AlbumCoverBand>
        <div className="grid min-w-0 gap-1">
          <h1 dir="auto" className="text-hero font-semibold">
            {name}
          </h1>
          <p className="text-soft tabular-nums">
            {date && (
              <>
                <time dateTime={date}>{formatDay(date)}</time> ·{' '}
              </>
            )}
            {place && (
              <>
                <bdi>{place}</bdi> ·{' '}
              </>
            )}
            {contentsOf(album)}
            {note && ` · ${note}`}
          </p>
        </div>
        {children}
      </AlbumCoverBand>
    </header>
  )
}

/** The calm ground below the photo, with the studio's mark and the way back. */
export function AlbumCoverBand({ children }: { children: ReactNode }) {
  return (
    <div className="album-cover-band media-width grid gap-x-10 gap-y-4 pt-3">
      <div className="flex items-center justify-between gap-4">
        <BackLink to={mediaTabPath('photo')} label={albumTexts.allAlbums} />
        <Logo size={32} decorative />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">{children}</div>
    </div>
  )
}
