import { moveToBin } from '../content/bin.ts'
import type { Handler } from '../platform/handler.ts'
import { photoContent } from './photo.content.ts'

/** Deletes a photo into the recycle bin. */
export const delete_photo: Handler<'delete_photo'> = async (context, { id }) => {
  await moveToBin(context, {
    kind: 'photo',
    content: photoContent,
    id,
    action: 'delete_photo',
    missing: 'media-not-found',
  })
  return {}
}
