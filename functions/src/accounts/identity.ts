import { bounds } from '@dlm/contract/limits'
import { z } from 'zod'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Caller } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { isWithinLife, sessionClaim, startClaim } from './sessions.ts'
import { UserDoc } from './user.doc.ts'

/** `adminSessions/{uid}`; times in milliseconds. */
export const AdminSessionDoc = z.object({ openedAt: z.number(), usedAt: z.number() })
export type AdminSessionDoc = z.infer<typeof AdminSessionDoc>

/** Writing the time of use at each call would cost a write a call; a minute is fine enough for an idle time of thirty. */
const touchEvery = 60_000

/** What Firebase says of a token that is not good; whatever else it says is about itself. */
const tokenFaults = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
])

/** The member behind an ID token; the HTTP machine's `Identity.identify`. */
export async function identify({ auth, db, clock }: Platform, idToken: string): Promise<Caller> {
  // Checking revocation costs a call and is what makes sign-out everywhere, demotion and removal take effect at once.
  const token = await auth.verifyIdToken(idToken, true).catch((error: { code?: string }) => {
    // While Firebase can not be asked, nobody is let in, and nobody is told that a good session was over.
    throw tokenFaults.has(error.code ?? '')
      ? new ApiError('session-ended')
      : new ApiError('unavailable', { retryAfter: 5 })
  })
  if (!isWithinLife(token[startClaim], clock.now())) throw new ApiError('session-ended')
  const snapshot = await db.doc(`users/${token.uid}`).get()
  if (!snapshot.exists) throw new ApiError('session-ended')
  const { role, email, user, verified, sessionVersion } = parseDocument(UserDoc, snapshot)
  if ((token[sessionClaim] ?? 0) !== sessionVersion) throw new ApiError('session-ended')
  return { uid: token.uid, role, email, user, verified }
}

/** Whether a step-up session is alive: used within 30 minutes, opened within 8 hours (SECURITY "Admin session"). */
export function isAlive(session: AdminSessionDoc, now: number): boolean {
  return now - session.usedAt < bounds.adminIdle * 1000 && now - session.openedAt < bounds.adminSession * 1000
}

/** The HTTP machine's `Identity.hasAdminSession`. */
export async function hasAdminSession({ db, clock }: Platform, uid: string): Promise<boolean> {
  const ref = db.doc(`adminSessions/${uid}`)
  const snapshot = await ref.get()
  if (!snapshot.exists) return false
  const session = parseDocument(AdminSessionDoc, snapshot)
  const now = clock.now()
  if (!isAlive(session, now)) return false
  if (now - session.usedAt > touchEvery) await ref.update({ usedAt: now })
  return true
}
