import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { changePhoto } from './photo-location.ts'
import { requestRenditions } from './render-queue.ts'

/** Asks for a photo's renditions once more, whatever became of them before: the admin's word counts from the beginning. */
export const retry_photo: Handler<'retry_photo'> = async ({ platform }, { id }) => {
  const { db, clock } = platform
  const changed = await changePhoto(db.doc(`photos/${id}`), (photo) => {
    if (!photo) throw new ApiError('media-not-found')
    if (!photo.unreadable && !photo.rendering) return null
    const { unreadable: _, ...rest } = photo
    const rendering = { waiting: true, tries: 0, at: clock.now() }
    return { ...rest, rendering }
  })
  if (changed) await requestRenditions(platform, [id])
  return {}
}
