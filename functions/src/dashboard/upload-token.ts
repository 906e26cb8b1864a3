import { durations } from '@dlm/contract/limits'
import type { Handler } from '../platform/handler.ts'

/** The claim that storage.rules opens the caller's staging area by: until when, in milliseconds. */
export const uploadClaim = 'uploadsUntil'

/**
 * A Firebase custom token that is good for uploads and nothing else: it names no session, so no call takes it, and no token
 * of a session has its claim. Who may have one is asked when it is made; the rules cannot ask, hence the short life.
 */
export const upload_token: Handler<'upload_token'> = async ({ platform: { auth, clock }, caller }) => {
  const until = clock.now() + durations.uploadToken * 1000
  return { token: await auth.createCustomToken(caller.uid, { [uploadClaim]: until }) }
}
