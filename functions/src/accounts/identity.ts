import { durations } from '@dlm/contract/durations'
import type { AdminRole } from '@dlm/contract/roles'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Caller } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocuments } from '../platform/reads.ts'
import { SessionDoc } from './session.doc.ts'
import { sessionPath, sidClaim } from './sessions.ts'
import { adminRoleOf, UserDoc } from './user.doc.ts'

/** Writing the time of use at each call would cost a write a call; a minute is fine enough for an idle time of thirty. */
const touchEvery = 60_000

/** The time of use of a session is stored to the hour: one write an hour. */
const usedEvery = 60 * 60_000

/** What Firebase says of a token that is not good; whatever else it says is about itself. */
const tokenFaults = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
])

/** What the server makes; whatever else stood in a path could name another document. */
const plainId = /^[A-Za-z0-9_-]{1,64}$/

/**
 * The member behind an ID token; the HTTP machine's `Identity.identify`. Profile and session are one read of the database,
 * at every call: nothing about who may do what is remembered between two.
 */
export async function identify({ auth, db, clock }: Platform, idToken: string): Promise<Caller> {
  // Checking revocation costs a call and is what makes sign-out everywhere, demotion and removal take effect at once.
  const token = await auth.verifyIdToken(idToken, true).catch((error: { code?: string }) => {
    // While Firebase does not answer, the call is refused, but a valid session is not reported as ended.
    throw tokenFaults.has(error.code ?? '')
      ? new ApiError('session-ended')
      : new ApiError('unavailable', { retryAfter: 5 })
  })
  const { uid } = token
  const sid: unknown = token[sidClaim]
  if (typeof sid !== 'string' || !plainId.test(sid)) throw new ApiError('session-ended')
  const [account, stored] = await readDocuments(db, [db.doc(`users/${uid}`), db.doc(sessionPath(sid))])
  if (!account?.exists || !stored?.exists) throw new ApiError('session-ended')
  const profile = parseDocument(UserDoc, account)
  const session = parseDocument(SessionDoc, stored)
  const now = clock.now()
  if (session.uid !== uid || !isLive(session, profile, now)) throw new ApiError('session-ended')
  if (now - (session.usedAt ?? 0) >= usedEvery) await noteUse({ db }, sid, now)
  const { role, email, user, verified } = profile
  const isOpen = isAdminSessionLive(session, profile, now)
  return {
    ...{ uid, sid, role, email, user, verified },
    adminRole: adminRoleOf(profile),
    adminUsedAt: isOpen ? session.adminUsedAt : null,
    gaveAdminPassword: isOpen && now - session.adminOpenedAt < durations.adminRecent * 1000,
  }
}

/** One that was signed out meanwhile is refused at its next call, and must not be restored by this. */
async function noteUse({ db }: Pick<Platform, 'db'>, sid: string, now: number): Promise<void> {
  await db
    .doc(sessionPath(sid))
    .update({ usedAt: now })
    .catch((error: unknown) => {
      if (!isConflict(error)) throw error
    })
}

/** Whether a session is valid: begun within 30 days (SECURITY "Limits"), and not ended with all others of the account. */
export function isLive(
  { startedAt, version }: SessionDoc,
  { sessionVersion }: Pick<UserDoc, 'sessionVersion'>,
  now: number,
): boolean {
  return now - startedAt < durations.memberSession * 1000 && version === sessionVersion
}

/**
 * Whether the admin session of a sign-in is valid: used within 30 minutes, opened within 8 hours (SECURITY "Sessions"),
 * and with the admin password of now.
 */
export function isAdminSessionLive(
  session: Pick<SessionDoc, 'adminOpenedAt' | 'adminUsedAt' | 'adminVersion'>,
  { adminVersion }: Pick<UserDoc, 'adminVersion'>,
  now: number,
): boolean {
  const { adminOpenedAt, adminUsedAt } = session
  return (
    session.adminVersion === adminVersion &&
    now - adminUsedAt < durations.adminIdle * 1000 &&
    now - adminOpenedAt < durations.adminSession * 1000
  )
}

/** The admin role of an account, while this sign-in of it has a live admin session; null otherwise. For requests without an ID token. */
export async function adminRoleInSession(
  { db, clock }: Platform,
  uid: string,
  sid: string,
): Promise<AdminRole | null> {
  const [account, stored] = await readDocuments(db, [db.doc(`users/${uid}`), db.doc(sessionPath(sid))])
  if (!account?.exists || !stored?.exists) return null
  const profile = parseDocument(UserDoc, account)
  const session = parseDocument(SessionDoc, stored)
  const now = clock.now()
  if (session.uid !== uid || !isLive(session, profile, now)) return null
  return isAdminSessionLive(session, profile, now) ? adminRoleOf(profile) : null
}

/** The HTTP machine's `Identity.hasAdminSession`. */
export async function hasAdminSession({ db, clock }: Platform, caller: Caller): Promise<boolean> {
  const { sid, adminUsedAt } = caller
  if (adminUsedAt === null) return false
  const now = clock.now()
  if (now - adminUsedAt <= touchEvery) return true
  return db
    .doc(sessionPath(sid))
    .update({ adminUsedAt: now })
    .then(
      () => true,
      (error: unknown) => {
        // Signed out since it was read.
        if (isConflict(error)) return false
        throw error
      },
    )
}
