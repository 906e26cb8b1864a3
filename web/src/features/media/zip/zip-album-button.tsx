import { zipFiles } from '@dlm/contract/constants'
import { quotas } from '@dlm/contract/limits'
import type { Album, Photo } from '@dlm/contract/media/media.schema'
import FolderPlus from 'lucide-react/icons/folder-plus'
import { useState } from 'react'
import { callPhotos } from '../../../lib/encoded-lists.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { withGrant } from '../albums/renew-grant.ts'
import { addToZip } from './zip-basket.ts'
import { zipEntryOf } from './zip-button.tsx'

/** The photos of an album, as many of them as a zip takes. */
async function photosOf(fid: string, signal: AbortSignal): Promise<Photo[]> {
  const photos: Photo[] = []
  let cursor: string | undefined
  do {
    const page = await withGrant(fid, (grant) =>
      callPhotos({ fid, limit: quotas.page, ...(cursor && { cursor }), ...(grant && { grant }) }, signal),
    )
    photos.push(...page.data)
    cursor = page.next
  } while (cursor && photos.length < zipFiles)
  return photos
}

/** Puts all photos of an album into the zip. */
export function ZipAlbumButton({ album: { fid, locked } }: { album: Album }) {
  const [isAdding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    try {
      const photos = await photosOf(fid, AbortSignal.timeout(60_000))
      addToZip(photos.map(({ pid }) => zipEntryOf({ kind: 'photo', id: pid, ...(locked && { album: fid }) })))
    } catch (error) {
      notifyFailure(error)
    }
    setAdding(false)
  }
  return (
    <Button variant="secondary" onClick={() => void add()} busy={isAdding && 'Adding…'}>
      <FolderPlus aria-hidden="true" className="size-5" />
      Zip all
    </Button>
  )
}
