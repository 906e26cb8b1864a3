import type { Handler } from '../platform/handler.ts'
import { closeAdminSession } from './sessions.ts'

/** Ends the admin session of this sign-in; one that is not there is fine. */
export const admin_signout: Handler<'admin_signout'> = async ({ platform, caller }) => {
  await closeAdminSession(platform, caller)
  return {}
}
