import type { Handler } from '../platform/handler.ts'
import { endSessions, revokeTokens } from './sessions.ts'

/** Ends every session of the caller's account, this one and its admin session included. */
export const sign_out_everywhere: Handler<'sign_out_everywhere'> = async ({ platform, caller }) => {
  const batch = platform.db.batch()
  endSessions(platform, batch, caller.uid)
  await batch.commit()
  await revokeTokens(platform, caller.uid)
  return {}
}
