import type { Handler } from '../platform/handler.ts'
import { readCredentials } from './second-factor.ts'

/** The passkeys that the caller signs in with, in the order they were added. */
export const my_passkeys: Handler<'my_passkeys'> = async ({ platform, caller }) => {
  const stored = await readCredentials(platform, caller.uid)
  return {
    data: (stored?.passkeys ?? []).map(({ id, name, addedAt, usedAt }) => ({ id, name, addedAt, usedAt })),
  }
}
