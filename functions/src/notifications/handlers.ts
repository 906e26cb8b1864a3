import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { forAll } from './notification.doc.ts'
import { markViewed, readNotification, unreadList } from './notification.repo.ts'

/** Dismisses a notification that is for the caller alone (SPEC §4). */
const del_noti: Handler<'del_noti'> = async ({ platform, caller }, { id }) => {
  const { filter } = await readNotification(platform, id, caller.uid)
  if (filter === forAll) throw new ApiError('not-allowed')
  const { db } = platform
  const batch = db.batch()
  batch.delete(db.doc(`notifications/${id}`))
  batch.delete(db.doc(`users/${caller.uid}/receipts/${id}`))
  await batch.commit()
  return {}
}

/** A page of what the caller has not viewed yet, newest first (SPEC §4). */
const get_notifications: Handler<'get_notifications'> = async ({ platform, caller }, input) => {
  const { items, next } = await readPage(unreadList(platform, caller.uid), input)
  return { data: items, next }
}

/** Marks a notification as viewed by the caller; the list of others that is sent is not believed (DESIGN §5). */
const viewed_notification: Handler<'viewed_notification'> = async ({ platform, caller }, { id }) => {
  await readNotification(platform, id, caller.uid)
  await markViewed(platform, id, caller.uid)
  return {}
}

/** Handlers of the notifications domain. */
export const notificationsHandlers = {
  get_notifications,
  viewed_notification,
  del_noti,
}
