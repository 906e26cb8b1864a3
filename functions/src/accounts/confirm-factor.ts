import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { mailFactorChange } from './account-mails.ts'
import { addWay } from './add-way.ts'
import { isOn, newRecoveryCodes, readCredentials, useFirstCode, written } from './second-factor.ts'
import { readUser } from './user.repo.ts'

/**
 * Adds the app with its first right code. Where that is the first way, it turns the second factor on, and answers the recovery
 * codes, this once: hashes are stored.
 */
export const confirm_factor: Handler<'confirm_factor'> = async (context, { code }) => {
  const { platform, caller } = context
  const factor = (await readCredentials(platform, caller.uid))?.factor
  if (!factor || factor.pending === null) throw new ApiError('factor-changed')
  const codes = isOn(factor) ? [] : newRecoveryCodes()
  const { adminVersion } = await readUser(platform, caller.uid)
  await useFirstCode(context, { ...factor, pending: factor.pending }, code, (batch, used) => {
    if (isOn(used.factor) !== isOn(factor)) throw new ApiError('factor-changed')
    return addWay(context, 'confirm_factor', batch, used.factor, codes, adminVersion)
  })
  await mailFactorChange(platform, caller, isOn(factor) ? 'app' : 'on')
  return { codes: codes.map(written) }
}
