import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { sha256 } from '../platform/digests.ts'
import type { Handler } from '../platform/handler.ts'
import { mailFactorChange } from './account-mails.ts'
import { isOn, newRecoveryCodes, readCredentials, useCode, written } from './second-factor.ts'
import { closeAdminSessions, openAdminSession } from './sessions.ts'
import { readUser } from './user.repo.ts'

/**
 * Turns the second factor on with the first right code, and ends the admin sessions of the account's other sign-ins, which
 * were opened without one. The recovery codes are answered this once: hashes are kept.
 */
export const confirm_factor: Handler<'confirm_factor'> = async (context, { code }) => {
  const { platform, caller } = context
  const factor = (await readCredentials(platform, caller.uid))?.factor
  if (!factor || isOn(factor)) throw new ApiError('factor-changed')
  const codes = newRecoveryCodes()
  const { adminVersion } = await readUser(platform, caller.uid)
  await useCode(context, factor, code, (batch, used) => {
    if (isOn(used.factor)) throw new ApiError('factor-changed')
    closeAdminSessions(platform, batch, caller.uid)
    openAdminSession(platform, batch, caller, adminVersion + 1)
    writeAuditEntry(batch, context, 'confirm_factor', {
      subject: `users/${caller.uid}`,
      name: caller.user,
    })
    return { ...used.factor, onAt: platform.clock.now(), recovery: codes.map(sha256) }
  })
  await mailFactorChange(platform, caller, 'on')
  return { codes: codes.map(written) }
}
