import { bounds } from '@dlm/contract/limits'
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore'
import type { Platform } from '../platform/platform.ts'

/** The claim of an ID token that says which version of the account's sessions it belongs to. */
export const sessionClaim = 'session'

/** The claim of an ID token that says when its session was begun, in milliseconds; renewing the token does not move it. */
export const startClaim = 'startedAt'

/**
 * A Firebase custom token: what the browser begins its session with (DESIGN §5). Version and start travel into every ID
 * token: a custom token that was fetched before a password changed is worth nothing after, and no session is renewed
 * for ever.
 */
export function startSession({ auth, clock }: Platform, uid: string, version: number): Promise<string> {
  return auth.createCustomToken(uid, { [sessionClaim]: version, [startClaim]: clock.now() })
}

/** Whether a session of this start has not reached its end (SECURITY "Limits": 30 days); one without a start has. */
export function isWithinLife(startedAt: unknown, now: number): boolean {
  return typeof startedAt === 'number' && now - startedAt < bounds.memberSession * 1000
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
