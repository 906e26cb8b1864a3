import { albumTexts } from '@dlm/contract/media/albums.texts'
import type { Album } from '@dlm/contract/media/media.schema'
import { useQueryClient } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { absoluteUrl, albumPath } from '../../../lib/paths.ts'
import { ShareButton } from '../../../page/share/share-button.tsx'
import { ZipAlbumButton } from '../zip/zip-album-button.tsx'
import { barButtonClass } from './bar-button-class.ts'
import { forgetGrant } from './grants.ts'

interface Props {
  album: Album
  /** The link that begins a slideshow. */
  slideshow: ReactNode
  /** This browser has unlocked it. */
  isUnlocked: boolean
  /** What filters its photos: a search in a large album, and those that are saved. */
  children: ReactNode
}

/** What a client does with an album: the bar stays in view over its photos. */
export function AlbumBar({ album, slideshow, isUnlocked, children }: Props) {
  const { fid, name, locked, photos, downloads } = album
  const client = useQueryClient()
  const lockAgain = () => {
    forgetGrant(fid)
    client.removeQueries({ queryKey: ['photos_all', fid] })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, since there is nothing to fill in
    <div role="group" aria-label={albumTexts.album} className="album-bar mb-4 bg-canvas">
      <p dir="auto" aria-hidden="true" className="me-auto truncate font-heading font-semibold max-md:hidden">
        {name}
      </p>
      {children}
      {photos > 0 && downloads !== 'off' && <ZipAlbumButton album={album} />}
      <ShareButton
        className={barButtonClass}
        label={albumTexts.album}
        title={name}
        url={absoluteUrl(albumPath(fid))}
        needsCode={locked}
      />
      {slideshow}
      {isUnlocked && (
        <button type="button" onClick={lockAgain} className={barButtonClass}>
          <Lock aria-hidden="true" className="size-5" />
          <span>{albumTexts.lock}</span>
        </button>
      )}
    </div>
  )
}
