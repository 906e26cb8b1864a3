import { studioDay } from '@dlm/contract/format/day'
import { paths } from '@dlm/contract/site/paths'
import { handOver, prepareMail, reserveMail } from '../mail/prepared-mail.ts'
import { notifyMember } from '../notifications/notify.ts'
import { retryOnConflict } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { newAccess, promotable, promote } from './promotion.ts'

/**
 * Makes a verified member an admin, with a random admin id and an initial password that is only valid for setting another
 * (DESIGN §5). Both are in this answer, and in no other.
 */
export const make_admin: Handler<'make_admin'> = async (context, { uid }) => {
  const { platform } = context
  const { db, clock } = platform
  const profile = db.doc(`users/${uid}`)
  await reserveMail(platform, promotable(await profile.get()).email)
  const access = await newAccess()
  const { adid, password } = access
  const mail = await retryOnConflict(async () => {
    const batch = db.batch()
    const { user, email } = promote(batch, context, await profile.get(), access)
    notifyMember(batch, context, uid, {
      title: 'You’re now an admin',
      text: 'We’ll e-mail you your admin id and your first admin password.',
      link: paths.profile,
    })
    const prepared = prepareMail(batch, context, {
      template: 'promotion',
      to: { uid, user, email },
      fields: { id: adid, code: password, date_granted: studioDay(clock.now()) },
    })
    await batch.commit()
    return prepared
  })
  return { adid, initialPassword: password, mail: await handOver(platform, mail) }
}
