import { owners } from '@dlm/contract/roles'
import type { WriteBatch } from 'firebase-admin/firestore'
import { nameKey } from '../accounts/unique-name.doc.ts'
import { newAdminId } from '../content/initial-password.ts'
import { notifyMember } from '../notifications/notify.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { sha256 } from '../platform/digests.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Caller, Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { hashSecret } from '../platform/secrets.ts'
import { assertRoleInBatch } from '../roles/assert-role.ts'
import { InvitationDoc } from './invitation.doc.ts'
import { promotable, promote } from './promotion.ts'

/**
 * Makes the caller an admin with the role of an invitation and with this admin password. The invitation is used up by the batch
 * that does it: of two at once one is made. It counts only while its author is an owner.
 */
export const accept_invitation: Handler<'accept_invitation'> = async (context, { token, adps }) => {
  const { platform, caller } = context
  const { db, clock } = platform
  const ref = db.doc(`invitations/${sha256(token)}`)
  const profile = db.doc(`users/${caller.uid}`)
  const openInvitation = async () => {
    const snapshot = await ref.get()
    if (!snapshot.exists) throw new ApiError('invitation-not-valid')
    return { snapshot, invitation: checked(parseDocument(InvitationDoc, snapshot), caller, clock.now()) }
  }
  await openInvitation()
  promotable(await profile.get())
  const access = { adid: newAdminId(), adminPasswordHash: await hashSecret(adps), isInitial: false }
  const role = await retryOnConflict(async () => {
    const { snapshot, invitation } = await openInvitation()
    const batch = db.batch()
    await assertInviter(batch, platform, invitation)
    setIfUnmodified(batch, snapshot, { usedAt: clock.now() })
    const { role } = invitation
    promote(batch, context, await profile.get(), access, { role, action: 'accept_invitation' })
    notifyMember(batch, context, invitation.by, {
      title: 'Your invitation was accepted',
      text: `${caller.user} is now an admin (${role}).`,
    })
    await batch.commit()
    return role
  })
  return { adid: access.adid, role }
}

/** @throws ApiError invitation-not-valid where its author is no owner any more */
async function assertInviter(batch: WriteBatch, platform: Platform, { by }: InvitationDoc): Promise<void> {
  await assertRoleInBatch(batch, platform, by, owners).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError('invitation-not-valid') : error
  })
}

/** @throws ApiError invitation-for-another, invitation-used, invitation-ended */
function checked(invitation: InvitationDoc, { email }: Pick<Caller, 'email'>, now: number): InvitationDoc {
  if (invitation.key !== nameKey(email)) throw new ApiError('invitation-for-another')
  if (invitation.usedAt !== null) throw new ApiError('invitation-used')
  if (invitation.until <= now) throw new ApiError('invitation-ended')
  return invitation
}
