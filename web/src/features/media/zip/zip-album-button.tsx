import type { Album } from '@dlm/contract/media/media.schema'
import { zipButtonTexts } from '@dlm/contract/media/zip-buttons.texts'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { notifyFailure } from '../../../lib/notify.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { barButtonClass } from '../albums/bar-button-class.ts'

/** Puts all photos of an album into the zip. Its code is loaded on demand. */
export function ZipAlbumButton({ album }: { album: Album }) {
  const [isAdding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    try {
      const { zipAlbum } = await import('./zip-album.ts')
      await zipAlbum(album)
    } catch (error) {
      notifyFailure(error)
    }
    setAdding(false)
  }
  const label = album.recordings ? zipButtonTexts.downloadPhotos : zipButtonTexts.downloadAll
  return (
    <button
      type="button"
      onClick={() => !isAdding && void add()}
      aria-disabled={isAdding || undefined}
      className={barButtonClass}
    >
      {isAdding ? <Spinner /> : <Download aria-hidden="true" className="size-5" />}
      <span>{isAdding ? zipButtonTexts.adding : label}</span>
    </button>
  )
}
