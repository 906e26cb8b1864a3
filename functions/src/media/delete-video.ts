import { moveToBin } from '../content/bin.ts'
import type { Handler } from '../platform/handler.ts'
import { videoContent } from './recording.content.ts'

/** Deletes a video into the recycle bin. */
export const delete_video: Handler<'delete_video'> = async (context, { id }) => {
  await moveToBin(context, {
    kind: 'video',
    content: videoContent,
    id,
    action: 'delete_video',
    missing: 'media-not-found',
  })
  return {}
}
