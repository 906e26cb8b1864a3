import type { Handler } from '../platform/handler.ts'
import { markViewed, readNotification } from './notification.repo.ts'

/** Marks a notification as viewed by the caller; the list of others that is sent is not believed (DESIGN §5). */
export const viewed_notification: Handler<'viewed_notification'> = async ({ platform, caller }, { id }) => {
  await readNotification(platform, id, caller.uid)
  await markViewed(platform, id, caller.uid)
  return {}
}
