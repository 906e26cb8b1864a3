import { FieldValue, type WriteBatch } from 'firebase-admin/firestore'
import { isConflict } from '../platform/compare-and-set.ts'
import type { Caller } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'

/** The claim of an ID token that names its session, `sessions/{sid}`. All else about it is in the database. */
export const sidClaim = 'sid'

/** The path of a session's document. */
export function sessionPath(sid: string): string {
  return `sessions/${sid}`
}

/** Ends one session permanently: its ID tokens and its refresh token are void from now on. */
export async function endSession({ db }: Platform, { sid }: Pick<Caller, 'sid'>): Promise<void> {
  await db.doc(sessionPath(sid)).delete()
}

/** Ends every session of the account with the batch, and with them its admin sessions. */
export function endSessions({ db }: Platform, batch: WriteBatch, uid: string): void {
  batch.update(db.doc(`users/${uid}`), { sessionVersion: FieldValue.increment(1) })
}

/** Opens the admin session of this sign-in with the batch, which fails where it was signed out meanwhile. */
export function openAdminSession(
  { db, clock }: Platform,
  batch: WriteBatch,
  { sid }: Caller,
  adminVersion: number,
): void {
  const now = clock.now()
  batch.update(db.doc(sessionPath(sid)), { adminOpenedAt: now, adminUsedAt: now, adminVersion })
}

/** Closes the admin session of this sign-in; those of others remain. */
export async function closeAdminSession({ db }: Platform, { sid }: Caller): Promise<void> {
  await db.doc(sessionPath(sid)).update({ adminOpenedAt: 0 }).catch(ignoreMissing)
}

/** Closes the admin sessions of every sign-in of the account with the batch. */
export function closeAdminSessions({ db }: Pick<Platform, 'db'>, batch: WriteBatch, uid: string): void {
  batch.update(db.doc(`users/${uid}`), { adminVersion: FieldValue.increment(1) })
}

/** A session that signed out meanwhile has no document to update. */
function ignoreMissing(error: unknown): void {
  if (!isConflict(error)) throw error
}

/** Lets Firebase refuse the refresh tokens too. The ended sessions are dead without it, so its failure costs nothing. */
export async function revokeTokens({ auth }: Platform, uid: string): Promise<void> {
  await auth.revokeRefreshTokens(uid).catch(() => undefined)
}
