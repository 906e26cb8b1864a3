import { reserveMail } from '../content/prepared-mail.ts'
import type { Handler } from '../platform/handler.ts'
import { mailTest } from './account-mails.ts'
import { findSetup, setupRef } from './setup.ts'

/** Mails the admin who asks, and keeps that mails work. */
export const test_mail: Handler<'test_mail'> = async ({ platform, caller }) => {
  const { db, clock } = platform
  await reserveMail(platform, caller.email)
  const fate = await mailTest(platform, caller)
  if (!fate.sent) return { sent: false, reason: fate.reason }
  if (await findSetup(db)) await setupRef(db).update({ mailedAt: clock.now() })
  return { sent: true }
}
