import { reserveMail } from '../content/prepared-mail.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { mailTest } from './account-mails.ts'
import { setupRef } from './setup.ts'

/** Mails the admin who asks, and keeps that mails work while the portal is set up. */
export const test_mail: Handler<'test_mail'> = async ({ platform, caller }) => {
  const { db, clock } = platform
  await reserveMail(platform, caller.email)
  const fate = await mailTest(platform, caller)
  if (!fate.sent) return { sent: false, reason: fate.reason }
  const mailedAt = clock.now()
  // An admin may end the set-up at any moment.
  await compareAndSet(setupRef(db), ({ exists }) => ({ data: exists ? { mailedAt } : null, result: null }))
  return { sent: true }
}
