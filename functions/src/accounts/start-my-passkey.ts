import type { Handler } from '../platform/handler.ts'
import { checkOwnPassword } from './own-passkeys.ts'
import { creationOptions } from './passkeys.ts'
import { readCredentials } from './second-factor.ts'

/** Answers what the caller's browser makes a passkey with that signs in, for the password. */
export const start_my_passkey: Handler<'start_my_passkey'> = async (context, { pass }) => {
  const { platform, caller } = context
  await checkOwnPassword(context, pass)
  const passkeys = (await readCredentials(platform, caller.uid))?.passkeys ?? []
  return { options: await creationOptions(platform, caller, passkeys, 'add own') }
}
