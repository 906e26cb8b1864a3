import type { Handler } from '../platform/handler.ts'
import { downloadOf } from './download.ts'
import { openLockedAlbum } from './locked-album.ts'
import { readPhoto } from './photo.repo.ts'

/** The original of a photo (SPEC §7); one of a locked album for whoever has its grant, or is an admin. */
export const image_file: Handler<'image_file'> = async (context, { key, grant }) => {
  const { platform } = context
  const photo = await readPhoto(platform, key)
  const files = photo?.locked ? await openLockedAlbum(context, photo.fid, grant) : platform.files
  return downloadOf(context, { kind: 'photo', id: key }, photo, files)
}
