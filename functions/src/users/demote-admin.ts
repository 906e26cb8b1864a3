import { FieldValue, type WriteBatch } from 'firebase-admin/firestore'
import { adminRoleOf, UserDoc } from '../accounts/user.doc.ts'
import { writeAuditEntry } from '../content/audit.ts'
import { notifyMember } from '../notifications/notify.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { assertRoleInBatch, whoDecidesOver } from '../roles/assert-role.ts'

/** The fields that a demotion resets. */
function takeCredentials({ db }: Platform, batch: WriteBatch, uid: string): void {
  batch.update(db.doc(`credentials/${uid}`), {
    adminPasswordHash: null,
    mustChangeAdminPassword: false,
    factor: null,
    challenge: null,
  })
}

/**
 * Makes an admin a client again, and ends every session of the account; an owner, for another owner. It is refused for the own
 * account, and requires the role at that moment: so there is always one left, and of two who demote each other one stays.
 */
export const demote_admin: Handler<'demote_admin'> = async (context, { uid }) => {
  const { platform, caller } = context
  const { db, auth } = platform
  if (uid === caller.uid) throw new ApiError('own-account')
  const profile = db.doc(`users/${uid}`)
  await retryOnConflict(async () => {
    const snapshot = await profile.get()
    if (!snapshot.exists) throw new ApiError('user-not-found')
    const member = parseDocument(UserDoc, snapshot)
    if (member.role !== 'admin') throw new ApiError('role-unchanged')
    const batch = db.batch()
    await assertRoleInBatch(batch, platform, caller.uid, whoDecidesOver(adminRoleOf(member)))
    setIfUnmodified(batch, snapshot, {
      role: 'client',
      adid: null,
      adminRole: FieldValue.delete(),
      sessionVersion: FieldValue.increment(1),
    })
    takeCredentials(platform, batch, uid)
    writeAuditEntry(batch, context, 'demote_admin', { subject: profile.path, name: member.user })
    notifyMember(batch, context, uid, {
      title: 'You’re no longer an admin',
      text: 'Your account is a client account again. Nothing else has changed.',
    })
    await batch.commit()
  })
  // The sessions are dead without it.
  await auth.revokeRefreshTokens(uid).catch(() => undefined)
  return {}
}
