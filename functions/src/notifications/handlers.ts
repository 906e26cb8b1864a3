import { del_noti } from './del-noti.ts'
import { get_notifications } from './get-notifications.ts'
import { viewed_notification } from './viewed-notification.ts'

/** Handlers of the notifications domain. */
export const notificationsHandlers = {
  get_notifications,
  viewed_notification,
  del_noti,
}
