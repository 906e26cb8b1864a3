import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { mailFactorChange } from './account-mails.ts'
import { changeFactorAsItIs, checkAdminPassword } from './second-factor.ts'

/** Takes a passkey away, for the admin password. One that is gone already is no error. */
export const remove_passkey: Handler<'remove_passkey'> = async (context, { id, adps }) => {
  const { platform, caller } = context
  await checkAdminPassword(context, adps)
  let isGone = false
  await changeFactorAsItIs(context, (batch, { factor }) => {
    const passkeys = factor.passkeys.filter((passkey) => passkey.id !== id)
    isGone = passkeys.length < factor.passkeys.length
    if (!isGone) return factor
    if (passkeys.length === 0 && factor.secret === null) throw new ApiError('last-passkey')
    writeAuditEntry(batch, context, 'remove_passkey', {
      subject: `users/${caller.uid}`,
      name: caller.user,
    })
    return { ...factor, passkeys }
  })
  if (isGone) await mailFactorChange(platform, caller, 'passkey gone')
  return {}
}
