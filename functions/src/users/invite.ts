import { brand } from '@dlm/contract/brand/brand'
import { studioDay } from '@dlm/contract/format/day'
import { paths } from '@dlm/contract/site/paths'
import { nameKey } from '../accounts/unique-name.doc.ts'
import { writeAuditEntry } from '../content/audit.ts'
import { reserveMail } from '../mail/prepared-mail.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import { sha256 } from '../platform/digests.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { assertRoleInBatch } from '../roles/assert-role.ts'
import type { InvitationDoc } from './invitation.doc.ts'
import { refuseAdmin } from './promotion.ts'

const tokenBits = 240
const day = 24 * 60 * 60 * 1000
/** How long one is stored after its end, so that its link says that it has ended. */
const retention = 30 * day

/**
 * Makes an invitation and mails it. Only its hash is stored: the link is in this answer and in the mail, and nowhere else. A
 * new one replaces an earlier one for the same address.
 */
export const invite: Handler<'invite'> = async (context, { email, role, days }) => {
  const { platform, caller } = context
  const { db, clock, mailer, portalOrigin } = platform
  await refuseAdmin(platform, email)
  await reserveMail(platform, email)
  const token = randomId(tokenBits)
  const ref = db.doc(`invitations/${sha256(token)}`)
  const now = clock.now()
  const invitation: InvitationDoc = {
    ...{ email, role, key: nameKey(email), by: caller.uid, user: caller.user },
    ...{ createdAt: now, until: now + days * day, usedAt: null },
  }
  await retryOnConflict(async () => {
    const { docs } = await db.collection('invitations').where('key', '==', invitation.key).get()
    const batch = db.batch()
    await assertRoleInBatch(batch, platform, caller.uid, ['owner'])
    for (const earlier of docs) batch.delete(earlier.ref)
    batch.create(ref, { ...invitation, expireAt: new Date(invitation.until + retention) })
    writeAuditEntry(batch, context, 'invite', { subject: ref.path, name: `as ${role}` })
    await batch.commit()
  })
  const mail = await mailer.send({
    template: 'notice',
    fields: {
      ...{ mail_to: email, to_name: email, from: brand.product },
      sub: `You’ve been invited to manage ${brand.product}`,
      body: `${caller.user} has invited you to become an admin (${role}). Sign in or sign up with this e-mail address, verify your account, and open ${portalOrigin}${paths.invitation}#${token} by ${studioDay(invitation.until)}. The link works once.`,
    },
  })
  return { token, mail: { sent: mail.sent, reason: mail.sent ? '' : mail.reason } }
}
