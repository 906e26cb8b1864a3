import type { Handler } from '../platform/handler.ts'

/** Ends the caller's admin session; one that is not there is fine. */
export const admin_signout: Handler<'admin_signout'> = async ({ platform, caller }) => {
  await platform.db.doc(`adminSessions/${caller.uid}`).delete()
  return {}
}
