import { CredentialsDoc } from '../../functions/src/accounts/credentials.doc.ts'
import { closeAdminSessions } from '../../functions/src/accounts/sessions.ts'
import { findUid } from '../../functions/src/accounts/user.repo.ts'
import { writeAuditEntry } from '../../functions/src/content/audit.ts'
import { retryOnConflict, setIfUnmodified } from '../../functions/src/platform/compare-and-set.ts'
import { parseDocument } from '../../functions/src/platform/documents.ts'
import type { Platform } from '../../functions/src/platform/platform.ts'
import { StopError } from './stop-error.ts'

/**
 * Takes the second factor of an account away, for an owner who has lost the app and the recovery codes, and ends its admin
 * sessions. The line of the audit log has the account as who did it, from `command line`.
 * @param name user name or e-mail address
 * @throws StopError when there is no such account, or it has no second factor; nothing changes then
 */
export async function resetFactor(platform: Pick<Platform, 'db' | 'clock'>, name: string): Promise<void> {
  const { db } = platform
  const uid = await findUid(platform, name)
  if (!uid) throw new StopError('There is no such account.')
  await retryOnConflict(async () => {
    const [profile, stored] = await db.getAll(db.doc(`users/${uid}`), db.doc(`credentials/${uid}`))
    if (!stored?.exists || parseDocument(CredentialsDoc, stored).factor === null)
      throw new StopError('This account has no second factor.')
    const batch = db.batch()
    setIfUnmodified(batch, stored, { factor: null })
    closeAdminSessions(platform, batch, uid)
    const caller = { uid, user: String(profile?.get('user')) }
    const author = { platform, caller, address: 'command line' }
    writeAuditEntry(batch, author, 'reset_factor', { subject: `users/${uid}`, name: caller.user })
    await batch.commit()
  })
}
