import { moveToBin } from '../content/bin.ts'
import type { Handler } from '../platform/handler.ts'
import { audioContent } from './recording.content.ts'

/** Deletes an audio into the recycle bin. */
export const delete_audio: Handler<'delete_audio'> = async (context, { id }) => {
  await moveToBin(context, {
    kind: 'audio',
    content: audioContent,
    id,
    action: 'delete_audio',
    missing: 'media-not-found',
  })
  return {}
}
