import { writeAuditEntry } from '../content/audit.ts'
import type { Handler } from '../platform/handler.ts'
import { mailFactorChange } from './account-mails.ts'
import { changeFactor } from './second-factor.ts'

/** Turns the caller's second factor off; its recovery codes go with it. */
export const stop_factor: Handler<'stop_factor'> = async (context, proof) => {
  const { platform, caller } = context
  await changeFactor(context, proof, (batch) => {
    writeAuditEntry(batch, context, 'stop_factor', { subject: `users/${caller.uid}`, name: caller.user })
    return null
  })
  await mailFactorChange(platform, caller, 'off')
  return {}
}
