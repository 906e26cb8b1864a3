import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { checkPassword } from './password.ts'
import { startSession } from './sessions.ts'
import { nameKey } from './unique-name.doc.ts'
import { findUid, readUser, toUser } from './user.repo.ts'

/** The account with this user name or e-mail address and password, and the token its session begins with (SPEC §7, DESIGN §5). */
export const signin: Handler<'signin'> = async ({ platform }, { user: name, pass }) => {
  const uid = await findUid(platform, name)
  const check = await checkPassword(platform, uid, uid ?? nameKey(name), pass)
  if (check === 'locked') throw new ApiError('password-reset-required')
  if (check === 'wrong' || uid === null) throw new ApiError('sign-in-failed')
  const stored = await readUser(platform, uid)
  return {
    data: [toUser(platform, uid, stored)],
    token: await startSession(platform, uid, stored.sessionVersion),
  }
}
