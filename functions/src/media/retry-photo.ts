import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { changePhoto } from './photo-location.ts'
import { requestRenditions } from './render-queue.ts'

/** Asks for a photo's renditions once more, whatever became of them before: the admin's word counts from the beginning. */
export const retry_photo: Handler<'retry_photo'> = async ({ platform }, { id }) => {
  const { db, clock } = platform
  const isWanted = await changePhoto({ ref: db.doc(`photos/${id}`), pid: id, isEntry: false }, (photo) => {
    if (!photo) throw new ApiError('media-not-found')
    if (!photo.unreadable && !photo.rendering) return { photo: null, result: false }
    const { unreadable: _, ...rest } = photo
    const rendering = { waiting: true, tries: 0, at: clock.now() }
    return { photo: { ...rest, rendering } as typeof photo, result: true }
  })
  if (isWanted) await requestRenditions(platform, [id])
  return {}
}
