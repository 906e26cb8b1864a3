import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { forAll } from './notification.doc.ts'
import { readNotification } from './notification.repo.ts'

/** Dismisses a notification that is for the caller alone (SPEC §4). */
export const del_noti: Handler<'del_noti'> = async ({ platform, caller }, { id }) => {
  const { filter } = await readNotification(platform, id, caller.uid)
  if (filter === forAll) throw new ApiError('not-allowed')
  const { db } = platform
  const batch = db.batch()
  batch.delete(db.doc(`notifications/${id}`))
  batch.delete(db.doc(`users/${caller.uid}/receipts/${id}`))
  await batch.commit()
  return {}
}
