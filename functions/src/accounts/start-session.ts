import { durations } from '@dlm/contract/durations'
import type { WriteBatch } from 'firebase-admin/firestore'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import type { SessionDoc } from './session.doc.ts'
import { sidClaim } from './sessions.ts'

/**
 * Begins a session of the account.
 * @param version the account's `sessionVersion`
 * @param browser what the browser says it is, in words
 * @param used written with it: the proof that allowed it, which is used up
 * @returns a Firebase custom token, which the browser signs in with; its claim travels into every ID token of this sign-in
 */
export async function startSession(
  { auth, db, clock }: Platform,
  uid: string,
  version: number,
  browser: string,
  used: (begin: (batch: WriteBatch) => void) => Promise<void> = async (begin) => {
    const batch = db.batch()
    begin(batch)
    await batch.commit()
  },
): Promise<string> {
  const sid = randomId()
  const startedAt = clock.now()
  const session: SessionDoc = {
    ...{ uid, version, startedAt, browser, usedAt: startedAt },
    ...{ adminOpenedAt: 0, adminUsedAt: 0, adminVersion: 0 },
  }
  const expireAt = new Date(startedAt + durations.memberSession * 1000)
  await used((batch) => batch.create(db.doc(`sessions/${sid}`), { ...session, expireAt }))
  return auth.createCustomToken(uid, { [sidClaim]: sid })
}
