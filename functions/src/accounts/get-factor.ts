import type { Handler } from '../platform/handler.ts'
import { isFactorRequired } from './factor-policy.ts'
import { isOn, readCredentials } from './second-factor.ts'

/** Whether the caller's admin sign-in asks for a second factor, and whether it has to. */
export const get_factor: Handler<'get_factor'> = async ({ platform, caller }) => {
  const [credentials, isRequired] = await Promise.all([
    readCredentials(platform, caller.uid),
    isFactorRequired(platform),
  ])
  const factor = credentials?.factor
  if (!isOn(factor)) return { since: null, recoveryCodes: 0, app: false, passkeys: [], isRequired }
  const passkeys = factor.passkeys.map(({ id, name, addedAt, usedAt }) => ({ id, name, addedAt, usedAt }))
  const [recoveryCodes, app] = [factor.recovery.length, factor.secret !== null]
  return { since: factor.onAt, recoveryCodes, app, passkeys, isRequired }
}
