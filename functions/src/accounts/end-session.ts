import type { Handler } from '../platform/handler.ts'
import { endSession, sessionPath } from './sessions.ts'

/** Ends one sign-in of the caller's account, its admin session included. */
export const end_session: Handler<'end_session'> = async ({ platform, caller }, { id }) => {
  const session = await platform.db.doc(sessionPath(id)).get()
  // Whose a session is that is not the caller's, and whether it is there, is told by nothing.
  if (session.get('uid') === caller.uid) await endSession(platform, { sid: id })
  return {}
}
