import { isOneOf, owners } from '@dlm/contract/roles'
import { adminRoleOf, UserDoc } from '../accounts/user.doc.ts'
import { writeAuditEntry } from '../content/audit.ts'
import { notifyMember } from '../notifications/notify.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { assertRoleInBatch } from '../roles/assert-role.ts'
import { assertAnotherInBatch } from '../roles/last-owner.ts'

/**
 * Gives an admin another role, from the next call on; only who is an owner at that moment, and an owner’s own only while another
 * one stays.
 */
export const set_role: Handler<'set_role'> = async (context, { uid, role }) => {
  const { platform, caller } = context
  const profile = platform.db.doc(`users/${uid}`)
  await retryOnConflict(async () => {
    const snapshot = await profile.get()
    if (!snapshot.exists) throw new ApiError('user-not-found')
    const member = parseDocument(UserDoc, snapshot)
    const before = adminRoleOf(member)
    if (before === null) throw new ApiError('not-an-admin')
    const isOwn = uid === caller.uid
    if (isOwn && !isOneOf(owners, before)) throw new ApiError('not-allowed')
    if (before === role) throw new ApiError('role-unchanged')
    const batch = platform.db.batch()
    if (isOwn) await assertAnotherInBatch(batch, platform, uid, before)
    else await assertRoleInBatch(batch, platform, caller.uid, owners)
    setIfUnmodified(batch, snapshot, { adminRole: role })
    writeAuditEntry(batch, context, 'set_role', { subject: profile.path, name: `${member.user}: ${role}` })
    notifyMember(batch, context, uid, {
      title: 'Your role has changed',
      text: `Your admin role is now “${role}”.`,
    })
    await batch.commit()
  })
  return {}
}
