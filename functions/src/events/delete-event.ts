import { moveToBin } from '../content/bin.ts'
import type { Handler } from '../platform/handler.ts'
import { eventContent } from './event.content.ts'

/** Deletes an event into the recycle bin. */
export const delete_event: Handler<'delete_event'> = async (context, { id }) => {
  await moveToBin(context, {
    kind: 'event',
    content: eventContent,
    id,
    action: 'delete_event',
    missing: 'event-not-found',
  })
  return {}
}
