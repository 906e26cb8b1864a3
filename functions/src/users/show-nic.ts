import { UserDoc } from '../accounts/user.doc.ts'
import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'

/** A member's whole N.I.C number, which lists and records have masked; that an admin looked at it is logged first. */
export const show_nic: Handler<'show_nic'> = async (context, { uid }) => {
  const { db } = context.platform
  const profile = await db.doc(`users/${uid}`).get()
  if (!profile.exists) throw new ApiError('user-not-found')
  const { user, nic } = parseDocument(UserDoc, profile)
  const batch = db.batch()
  writeAuditEntry(batch, context, 'show_nic', { subject: profile.ref.path, name: user })
  await batch.commit()
  return { nic: nic ?? '' }
}
