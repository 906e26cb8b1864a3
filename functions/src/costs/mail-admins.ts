import { brand } from '@dlm/contract/brand/brand'
import type { CostStep } from '@dlm/contract/costs/cost-steps'
import { admins, isOneOf } from '@dlm/contract/roles'
import { adminRoleOf, UserDoc } from '../accounts/user.doc.ts'
import { type Month, readUsage, usageRef } from '../content/cost-month.ts'
import { reachedStep } from '../content/cost-step.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'

/** Admins that are mailed, at most. */
const maxAdmins = 50

const happens: Readonly<Record<Exclude<CostStep, 0>, string>> = {
  50: 'Nothing has changed for visitors.',
  90: 'Downloads of originals and zips pause from now on; everything else continues.',
  100: 'Visitors and members can only read from now on. Admins sign in and work as before.',
}

/**
 * Mails every admin who may see the costs that a step was reached, once a month and step, also where several processes notice
 * it at once. A process that dies meanwhile has mailed none; the dashboard shows a step whose mails are not known to be sent.
 */
export async function mailAdmins(
  platform: Pick<Platform, 'db' | 'mailer'>,
  { month, ceilings }: Pick<Month, 'month' | 'ceilings'>,
): Promise<void> {
  const { db, mailer } = platform
  const ref = usageRef(db, month)
  const step = await compareAndSet<CostStep>(ref, (snapshot) => {
    const usage = readUsage(snapshot)
    const reached = reachedStep(usage, ceilings)
    return reached > usage.notifiedStep
      ? { data: { notifiedStep: reached, isMailed: false }, result: reached }
      : { data: null, result: 0 }
  })
  if (step === 0) return
  const { docs } = await db.collection('users').where('role', '==', 'admin').get()
  const recipients = docs
    .map((found) => parseDocument(UserDoc, found))
    .filter((admin) => isOneOf(admins, adminRoleOf(admin)))
  const sent = await Promise.all(
    recipients.slice(0, maxAdmins).map(({ user, email }) => {
      const fields = {
        ...{ mail_to: email, to_name: user, from: brand.product },
        sub: `${step} % of this month’s budget is used`,
        body: `${brand.product} has used ${step} % of what its month may come to. ${happens[step]} The dashboard’s start shows what was counted, and lets you lift the step.`,
      }
      return mailer.send({ template: 'notice', fields })
    }),
  )
  if (sent.every((result) => result.sent)) await ref.update({ isMailed: true })
}
