import { summariseRatings } from '../content/rating-summary.ts'
import { publicFolder } from '../files/media-paths.ts'
import { NotAPicture } from '../files/opened-picture.ts'
import { makeProfilePhoto } from '../files/single-pictures.ts'
import { type Finish, stageMade } from '../files/staged-image.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { pictureUrl, toPicture } from '../platform/storage.ts'
import { UserDoc } from './user.doc.ts'

/**
 * Sets the member's photo: the middle square at 256 px, or the one that was chosen, without whatever else was in the file (DESIGN §6). Its folder is a
 * new one, since caches keep what they got; the one before goes once nothing names it. A note in `uploads` says all the
 * while which folder nothing names, so that the sweep removes it where a process died.
 */
export const up_pp: Handler<'up_pp'> = async (context, { photo, square }) => {
  const { platform, caller } = context
  const { db, files } = platform
  const bytes = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64')
  const renditions = await makeProfilePhoto(bytes, square).catch((error) => {
    if (error instanceof NotAPicture) throw new ApiError('photo-not-valid')
    throw error
  })
  // A random id, not the member's: the photo's address is public.
  const image = await stageMade(context, publicFolder('profiles', randomId(96)), renditions)
  const finish = await retryOnConflict(async (): Promise<Finish> => {
    const snapshot = await db.doc(`users/${caller.uid}`).get()
    if (!snapshot.exists) throw new ApiError('session-ended')
    const { photo } = parseDocument(UserDoc, snapshot)
    const batch = db.batch()
    setIfUnmodified(batch, snapshot, { photo: image.stored })
    await summariseRatings(batch, db, { uid: caller.uid, photo: image.stored })
    const finish = image.commit(batch, photo)
    await batch.commit()
    return finish
  })
  await finish()
  return { photo: pictureUrl(files, image.stored), picture: toPicture(files, image.stored) }
}
