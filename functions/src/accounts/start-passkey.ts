import type { Handler } from '../platform/handler.ts'
import { creationOptions } from './passkeys.ts'
import { checkAdminPassword, readCredentials } from './second-factor.ts'

/** Answers what the caller's browser makes a passkey with, for the admin password. */
export const start_passkey: Handler<'start_passkey'> = async (context, { adps }) => {
  const { platform, caller } = context
  await checkAdminPassword(context, adps)
  const factor = (await readCredentials(platform, caller.uid))?.factor
  return { options: await creationOptions(platform, caller, factor?.passkeys ?? []) }
}
