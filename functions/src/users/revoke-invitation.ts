import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { InvitationDoc } from './invitation.doc.ts'

/** Revokes an invitation that was not accepted yet; its link opens nothing any more. */
export const revoke_invitation: Handler<'revoke_invitation'> = async (context, { id }) => {
  const { db } = context.platform
  const ref = db.doc(`invitations/${id}`)
  await retryOnConflict(async () => {
    const snapshot = await ref.get()
    const invitation = snapshot.exists ? parseDocument(InvitationDoc, snapshot) : null
    if (!invitation || invitation.usedAt !== null || !snapshot.updateTime)
      throw new ApiError('invitation-not-valid')
    const batch = db.batch()
    batch.delete(ref, { lastUpdateTime: snapshot.updateTime })
    writeAuditEntry(batch, context, 'revoke_invitation', {
      subject: ref.path,
      name: `as ${invitation.role}`,
    })
    await batch.commit()
  })
  return {}
}
