import type { Handler } from '../platform/handler.ts'
import { readPage } from '../platform/paging.ts'
import { unreadList } from './notification.repo.ts'

/** A page of what the caller has not viewed yet, newest first (SPEC §4). */
export const get_notifications: Handler<'get_notifications'> = async ({ platform, caller }, input) => {
  const { items, next } = await readPage(unreadList(platform, caller.uid), input)
  return { data: items, next }
}
