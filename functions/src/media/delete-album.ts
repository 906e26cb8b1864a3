import { moveToBin } from '../content/bin.ts'
import type { Handler } from '../platform/handler.ts'
import { albumContent } from './album.content.ts'

/** Deletes an album with its photos into the recycle bin. */
export const delete_album: Handler<'delete_album'> = async (context, { id }) => {
  await moveToBin(context, {
    kind: 'album',
    content: albumContent,
    id,
    action: 'delete_album',
    missing: 'album-not-found',
  })
  return {}
}
