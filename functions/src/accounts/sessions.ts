import { FieldValue, type WriteBatch } from 'firebase-admin/firestore'
import type { Platform } from '../platform/platform.ts'

/** The claim of an ID token that says which version of the account's sessions it belongs to. */
export const sessionClaim = 'session'

/**
 * A Firebase custom token: what the browser begins its session with (DESIGN §5). The version in it travels into every ID
 * token, so that a custom token that was fetched before a password changed is worth nothing after.
 */
export function startSession({ auth }: Platform, uid: string, version: number): Promise<string> {
  return auth.createCustomToken(uid, { [sessionClaim]: version })
}

/** Ends every session of the account, and its admin session, with the batch: all or nothing. */
export function endSessions({ db }: Platform, batch: WriteBatch, uid: string): void {
  batch.update(db.doc(`users/${uid}`), { sessionVersion: FieldValue.increment(1) })
  batch.delete(db.doc(`adminSessions/${uid}`))
}

/** Lets Firebase refuse the refresh tokens too. The ended sessions are dead without it, so its failure costs nothing. */
export async function revokeTokens({ auth }: Platform, uid: string): Promise<void> {
  await auth.revokeRefreshTokens(uid).catch(() => undefined)
}
