import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { openingPasskey } from './own-passkeys.ts'
import { signedIn } from './signed-in.ts'
import { readUser } from './user.repo.ts'

/** Signs in with a passkey in place of the password. */
export const passkey_signin: Handler<'passkey_signin'> = async (context, { passkey }) => {
  const { platform } = context
  const opening = await openingPasskey(platform, passkey)
  if (opening === null) throw new ApiError('passkey-refused')
  const { uid, use } = opening
  return signedIn(context, uid, await readUser(platform, uid), use)
}
