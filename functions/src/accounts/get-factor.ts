import type { Handler } from '../platform/handler.ts'
import { isOn, readCredentials } from './second-factor.ts'

/** Whether the caller's admin sign-in asks for a second factor. */
export const get_factor: Handler<'get_factor'> = async ({ platform, caller }) => {
  const factor = (await readCredentials(platform, caller.uid))?.factor
  return isOn(factor)
    ? { since: factor.onAt, recoveryCodes: factor.recovery.length }
    : { since: null, recoveryCodes: 0 }
}
