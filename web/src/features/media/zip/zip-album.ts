import { quotas } from '@dlm/contract/limits'
import type { Album, Photo } from '@dlm/contract/media/media.schema'
import { zipFiles } from '@dlm/contract/media/zip-limits'
import { callPhotos } from '../../../lib/api/encoded-lists.ts'
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

/**
 * Puts all photos of an album into the zip, as many as it takes.
 * @throws ApiFailure where they cannot be read
 */
export async function zipAlbum({ fid, locked }: Album): Promise<void> {
  const photos = await photosOf(fid, AbortSignal.timeout(60_000))
  addToZip(photos.map(({ pid }) => zipEntryOf({ kind: 'photo', id: pid, ...(locked && { album: fid }) })))
}
