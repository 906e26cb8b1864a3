import type { Handler } from '../platform/handler.ts'
import { readUser, toUser } from './user.repo.ts'

/** The caller's own account. */
export const get_user_data: Handler<'get_user_data'> = async ({ platform, caller }) => ({
  data: [toUser(platform, caller.uid, await readUser(platform, caller.uid))],
})
