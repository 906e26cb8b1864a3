import { albumTexts } from '@dlm/contract/media/albums.texts'
import type { Album } from '@dlm/contract/media/media.schema'
import { useQueryClient } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { absoluteUrl, albumPath } from '../../../lib/paths.ts'
import { ShareButton } from '../../../page/share/share-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { ZipAlbumButton } from '../zip/zip-album-button.tsx'
import { forgetGrant } from './grants.ts'
import { photoCount } from './photo-count.ts'

/** Name, search and actions: beside each other where there is room. */
export const albumHeaderClass =
  'grid gap-x-6 gap-y-4 pt-4 pb-6 min-[1080px]:grid-cols-[1fr_minmax(0,320px)_auto] min-[1080px]:items-end'

interface Props {
  album: Album
  /** It is locked, and opened without its code. */
  isSeenAsAdmin: boolean
  /** The search in it. */
  children: ReactNode
}

/** The header of an open album: name, number of photos, search and actions. */
export function AlbumHeader({ album, isSeenAsAdmin, children }: Props) {
  const { fid, name, locked, photos } = album
  const client = useQueryClient()
  const lockAgain = () => {
    forgetGrant(fid)
    client.removeQueries({ queryKey: ['photos_all', fid] })
  }
  return (
    <header className={albumHeaderClass}>
      <div className="grid gap-1">
        <h1 dir="auto">{name}</h1>
        <p className="text-soft tabular-nums">
          {isSeenAsAdmin ? albumTexts.seenAsAdmin(photoCount(photos)) : photoCount(photos)}
        </p>
      </div>
      {children}
      <div className="flex flex-wrap gap-2 max-[1079px]:row-start-2">
        {locked && !isSeenAsAdmin && (
          <Button variant="secondary" onClick={lockAgain}>
            <Lock aria-hidden="true" className="size-5" />
            {albumTexts.lock}
          </Button>
        )}
        <ZipAlbumButton album={album} />
        <ShareButton
          isCompact
          label={albumTexts.album}
          title={name}
          url={absoluteUrl(albumPath(fid))}
          needsCode={locked}
        />
      </div>
    </header>
  )
}
