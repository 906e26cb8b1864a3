import { type MediaQuery, Photo } from '@dlm/contract/media/media.schema'
import { ApiError } from '../platform/api-error.ts'
import type { Context, Handler } from '../platform/handler.ts'
import { readAlbum } from './album.repo.ts'
import { encodedList } from './encoded-list.ts'
import { openLockedAlbum } from './locked-album.ts'
import { albumPhotos, openPhotos } from './photo.repo.ts'

/**
 * A page of the photos of all open albums, or of the album `fid`, newest first, searched on the name (SPEC §7). A locked
 * album's photos are seen with its grant, and by admins.
 */
export const photos_all: Handler<'photos_all'> = async (context, { payload }) =>
  encodedList(Photo, await visiblePhotos(context, payload), payload)

async function visiblePhotos(context: Context<'public'>, { fid, grant }: MediaQuery) {
  const { platform } = context
  if (fid === undefined) return openPhotos(platform)
  const { locked } = await readAlbum(platform, fid)
  if (!locked) return albumPhotos(platform, fid, platform.files)
  const files = await openLockedAlbum(context, fid, grant)
  if (!files) throw new ApiError('album-locked')
  return albumPhotos(platform, fid, files)
}
