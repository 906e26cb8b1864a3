import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { checkPassword } from './password.ts'
import { signedIn } from './signed-in.ts'
import { nameKey } from './unique-name.doc.ts'
import { findUid } from './user.repo.ts'

/** The account with this user name or e-mail address and password (SPEC §7, DESIGN §5). */
export const signin: Handler<'signin'> = async (context, { user: name, pass }) => {
  const uid = await findUid(context.platform, name)
  const stored = await checkPassword(context, uid, nameKey(name), pass)
  if (stored === null || uid === null) throw new ApiError('sign-in-failed')
  return signedIn(context, uid, stored)
}
