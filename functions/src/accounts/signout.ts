import type { Handler } from '../platform/handler.ts'
import { endSession } from './sessions.ts'

/** Ends this sign-in for good, its admin session included; the account's others go on. */
export const signout: Handler<'signout'> = async ({ platform, caller }) => {
  await endSession(platform, caller)
  return {}
}
