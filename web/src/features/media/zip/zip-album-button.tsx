import type { Album } from '@dlm/contract/media/media.schema'
import { zipButtonTexts } from '@dlm/contract/media/zip-buttons.texts'
import FolderPlus from 'lucide-react/icons/folder-plus'
import { useState } from 'react'
import { notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'

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
  return (
    <Button variant="secondary" onClick={() => void add()} busy={isAdding && zipButtonTexts.adding}>
      <FolderPlus aria-hidden="true" className="size-5" />
      {zipButtonTexts.downloadAll}
    </Button>
  )
}
