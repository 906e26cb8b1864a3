import { notAvailableYet } from '../platform/not-available-yet.ts'

/** Handlers of the notifications domain. */
export const notificationsHandlers = {
  get_notifications: notAvailableYet,
  viewed_notification: notAvailableYet,
  del_noti: notAvailableYet,
}
