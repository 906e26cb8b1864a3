import { brand } from '@dlm/contract/brand'
import { preview } from '@dlm/contract/format/preview'
import { UserDoc } from '../accounts/user.doc.ts'
import { audited } from '../content/audit.ts'
import { prepareMail, reserveMail } from '../content/prepared-mail.ts'
import { tell } from '../notifications/announce.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'

/** Makes the warning e-mail ready, from the admin at the product's mail domain (SPEC §2), and tells the member in the portal. */
export const warn_user: Handler<'warn_user'> = async (context, { uid, ...message }) => {
  const { platform, caller } = context
  const profile = platform.db.doc(`users/${uid}`)
  const snapshot = await profile.get()
  if (!snapshot.exists) throw new ApiError('user-not-found')
  const { user, email } = parseDocument(UserDoc, snapshot)
  await reserveMail(platform, email)
  const batch = platform.db.batch()
  const mail = prepareMail(batch, context, {
    template: 'warning',
    to: { uid, user, email },
    from: `${caller.user}@${brand.mailDomain}`,
    fields: message,
  })
  tell(batch, context, uid, { title: `Warning: ${message.sub}`, text: preview(message.body) })
  audited(batch, context, 'warn_user', { subject: profile.path, name: user })
  await batch.commit()
  return { mail }
}
