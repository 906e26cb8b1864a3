import { brand } from '@dlm/contract/brand/brand'
import { preview } from '@dlm/contract/format/preview'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { UserDoc } from '../accounts/user.doc.ts'
import { writeAuditEntry } from '../content/audit.ts'
import type { AdminContext } from '../content/content.ts'
import { MailDoc } from '../mail/mail.doc.ts'
import { handOver, prepareMail, reserveMail } from '../mail/prepared-mail.ts'
import { notifyMember } from '../notifications/notify.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'

/**
 * Makes the warning e-mail ready, or sends it, from the admin at the product's mail domain (SPEC §2), and notifies the
 * member in the portal; once, however often a mail that failed is tried again.
 */
export const warn_user: Handler<'warn_user'> = async (context, { uid, mail: failedId, ...message }) => {
  const { platform, caller } = context
  const profile = platform.db.doc(`users/${uid}`)
  const snapshot = await profile.get()
  if (!snapshot.exists) throw new ApiError('user-not-found')
  const { user, email } = parseDocument(UserDoc, snapshot)
  const seen = failedId === undefined ? undefined : await failedWarning(context, uid, failedId)
  await reserveMail(platform, email)
  const batch = platform.db.batch()
  const mail = prepareMail(batch, context, {
    template: 'warning',
    to: { uid, user, email },
    from: `${caller.user}@${brand.mailDomain}`,
    fields: message,
    ...(seen && { seen }),
  })
  if (!seen) {
    notifyMember(batch, context, uid, { title: `Warning: ${message.sub}`, text: preview(message.body) })
    writeAuditEntry(batch, context, 'warn_user', { subject: profile.path, name: user })
  }
  await batch.commit()
  return { mail: await handOver(platform, mail) }
}

/**
 * A warning of this admin to this member that could not be sent.
 * @throws ApiError mail-not-found
 */
async function failedWarning(
  { platform, caller }: AdminContext,
  uid: string,
  id: string,
): Promise<DocumentSnapshot> {
  const snapshot = await platform.db.doc(`mails/${id}`).get()
  const mail = snapshot.exists ? parseDocument(MailDoc, snapshot) : null
  const isThatOne = mail?.by === caller.uid && mail.uid === uid && mail.template === 'warning'
  if (!isThatOne || mail.status !== 'failed') throw new ApiError('mail-not-found')
  return snapshot
}
