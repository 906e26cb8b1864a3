import { immutable, publicFolder } from '../media/media-paths.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { makeProfilePhoto, NotAPicture, toStoredPicture } from '../platform/renditions.ts'
import { pictureUrl, renditionPath, toPicture } from '../platform/storage.ts'
import { readUser } from './user.repo.ts'

/**
 * Sets the member's photo: the middle square at 256 px, without whatever else was in the file (DESIGN §6). Its folder is a
 * new one, since caches keep what they got; the one before goes once nothing names it.
 */
export const up_pp: Handler<'up_pp'> = async ({ platform, caller }, { photo }) => {
  const { db, objects, files } = platform
  const bytes = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64')
  const made = await makeProfilePhoto(bytes).catch((error) => {
    if (error instanceof NotAPicture) throw new ApiError('photo-not-valid')
    throw error
  })
  const folder = `${publicFolder('profiles', caller.uid)}/${randomId(60)}`
  const stored = toStoredPicture(folder, made)
  for (const { width, webp } of made.renditions)
    await objects.write(renditionPath(stored, width), {
      bytes: webp,
      type: 'image/webp',
      cacheControl: immutable,
    })
  const { photo: before } = await readUser(platform, caller.uid)
  await db.doc(`users/${caller.uid}`).update({ photo: stored })
  if (before) await Promise.all(before.widths.map((width) => objects.remove(renditionPath(before, width))))
  return { photo: pictureUrl(files, stored), picture: toPicture(files, stored) }
}
