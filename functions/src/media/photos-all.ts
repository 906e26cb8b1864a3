import { type MediaQuery, Photo } from '@dlm/contract/media/media.schema'
import { ApiError } from '../platform/api-error.ts'
import type { Context, Handler } from '../platform/handler.ts'
import { readAlbum } from './album.repo.ts'
import { encodedList, ordered } from './encoded-list.ts'
import { openLockedAlbum } from './locked-album.ts'
import { albumPhotos, type OnWaiting, openPhotos, photoOrders } from './photo.repo.ts'
import { retryListed, type Waiting } from './retry-renditions.ts'

/**
 * A page of the photos of all open albums, newest first, or of the album `fid` in its own order, searched on the name (SPEC §7). A locked
 * album's photos are seen with its grant, and by admins. Where the album shows it, they say what they were taken with. Photos that have waited too long for their renditions are asked
 * for again.
 */
export const photos_all: Handler<'photos_all'> = async (context, { payload }) => {
  const waiting: Waiting[] = []
  const list = await visiblePhotos(context, payload, (photo) => void waiting.push(photo))
  const answer = await encodedList(Photo, list, payload)
  // Not awaited; where it fails the next list tries again.
  void retryListed(context.platform, waiting).catch(() => undefined)
  return answer
}

async function visiblePhotos(
  context: Context<'public'>,
  { fid, grant, order }: MediaQuery,
  onWaiting: OnWaiting,
) {
  const { platform, isAdmin } = context
  if (fid === undefined) return ordered(isAdmin, openPhotos(platform, onWaiting), {}, order)
  const { locked, showsCamera, order: own } = await readAlbum(platform, fid)
  const options = { showsCamera, onWaiting }
  const files = locked ? await openLockedAlbum(context, fid, grant) : platform.files
  if (!files) throw new ApiError('album-locked')
  if (order === 'newest') return albumPhotos(platform, fid, files, { ...options, order: own })
  return ordered(isAdmin, albumPhotos(platform, fid, files, options), photoOrders(fid), order)
}
