import { savedName } from '@dlm/contract/format/media-endings'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { untouchedPath } from '../platform/media-paths.ts'
import { readPhoto } from './photo.repo.ts'
import { untouchedAddress } from './private-file.ts'

/** A photo as it was uploaded, with all that its file tells, for admins; photos from before there was one have none. */
export const untouched_photo: Handler<'untouched_photo'> = async ({ platform }, { id }) => {
  const photo = await readPhoto(platform, id)
  const path = photo && untouchedPath(id, photo.type)
  const found = path && (await platform.objects.find(path))
  if (!found) throw new ApiError('media-not-found')
  const { name, type } = photo
  return {
    data: [{ file: untouchedAddress(platform, path), name: savedName(name, type), type, size: found.size }],
  }
}
