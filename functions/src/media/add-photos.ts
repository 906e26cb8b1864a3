import type { Handler } from '../platform/handler.ts'
import { openLockedAlbum } from './locked-album.ts'
import { toPhoto } from './photo.repo.ts'
import { registerPhotos } from './register-photos.ts'

/** Registers uploaded photos in the album `fid`, in the order of their names, however many registrations one upload takes. */
export const add_photos: Handler<'add_photos'> = async (context, { fid, files }) => {
  const { registered, refused, access } = await registerPhotos(
    context,
    fid,
    files,
    (_, { startedAt, order = 0 }) => ({ createdAt: startedAt - order }),
  )
  const { platform } = context
  const addresses = (access.locked && (await openLockedAlbum(context, fid, undefined))) || platform.files
  return { data: registered.map(({ id, document }) => toPhoto(addresses, id, document)), refused }
}
