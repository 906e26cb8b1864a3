import { day } from '@dlm/contract/format/day'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { UserDoc } from '../accounts/user.doc.ts'
import { audited } from '../content/audit.ts'
import { prepareMail, reserveMail } from '../content/prepared-mail.ts'
import { tell } from '../notifications/announce.ts'
import { ApiError } from '../platform/api-error.ts'
import { untilWon, writeUnchanged } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { hashSecret } from '../platform/secrets.ts'
import { initialPassword, newAdminId } from './initial-password.ts'

/** @throws ApiError user-not-found, role-unchanged, user-not-verified */
function promotable(snapshot: DocumentSnapshot): UserDoc {
  if (!snapshot.exists) throw new ApiError('user-not-found')
  const member = parseDocument(UserDoc, snapshot)
  if (member.role === 'admin') throw new ApiError('role-unchanged')
  if (!member.verified) throw new ApiError('user-not-verified')
  return member
}

/**
 * Makes a verified member an admin, with a random admin id and an initial password that is good for setting another
 * (DESIGN §5). Both are told in this answer, and never again.
 */
export const make_admin: Handler<'make_admin'> = async (context, { uid }) => {
  const { platform } = context
  const { db, clock } = platform
  const profile = db.doc(`users/${uid}`)
  await reserveMail(platform, promotable(await profile.get()).email)
  const adid = newAdminId()
  const password = initialPassword()
  const adminPasswordHash = await hashSecret(password)
  return untilWon(async () => {
    const snapshot = await profile.get()
    const { user, email } = promotable(snapshot)
    const batch = db.batch()
    writeUnchanged(batch, snapshot, { role: 'admin', adid })
    batch.update(db.doc(`credentials/${uid}`), { adminPasswordHash, mustChangeAdminPassword: true })
    audited(batch, context, 'make_admin', { subject: profile.path, name: user })
    tell(batch, context, uid, {
      title: 'You are an admin now',
      text: 'Your admin id and your first admin password come by e-mail.',
      link: '/profile',
    })
    const mail = prepareMail(batch, context, {
      template: 'promotion',
      to: { uid, user, email },
      fields: { id: adid, code: password, date_granted: day(new Date(clock.now())) },
    })
    await batch.commit()
    return { adid, initialPassword: password, mail }
  })
}
