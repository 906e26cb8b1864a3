import { writeAuditEntry } from '../content/audit.ts'
import { sha256 } from '../platform/digests.ts'
import type { Handler } from '../platform/handler.ts'
import { mailFactorChange } from './account-mails.ts'
import { changeFactor, newRecoveryCodes, written } from './second-factor.ts'

/** Puts other recovery codes in place of the former. They are answered this once: hashes are stored. */
export const new_recovery_codes: Handler<'new_recovery_codes'> = async (context, proof) => {
  const { platform, caller } = context
  const codes = newRecoveryCodes()
  await changeFactor(context, proof, (batch, { factor }) => {
    writeAuditEntry(batch, context, 'new_recovery_codes', {
      subject: `users/${caller.uid}`,
      name: caller.user,
    })
    return { ...factor, recovery: codes.map(sha256), usedRecovery: [] }
  })
  await mailFactorChange(platform, caller, 'new codes')
  return { codes: codes.map(written) }
}
