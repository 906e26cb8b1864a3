import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { mailSignIn } from './account-mails.ts'
import { deviceOf, deviceToken } from './devices.ts'
import { checkPassword } from './password.ts'
import { startSession } from './start-session.ts'
import { nameKey } from './unique-name.doc.ts'
import { findUid, toUser } from './user.repo.ts'

/**
 * The account with this user name or e-mail address and password, the token its session begins with, and what its browser
 * is known by at the next sign-in (SPEC §7, DESIGN §5). On a browser that was not, its owner is told by mail.
 */
export const signin: Handler<'signin'> = async (context, { user: name, pass }) => {
  const { platform, devices, browser } = context
  const uid = await findUid(platform, name)
  const stored = await checkPassword(context, uid, nameKey(name), pass)
  if (stored === null || uid === null) throw new ApiError('sign-in-failed')
  const version = stored.sessionVersion
  if (deviceOf(platform, uid, version, devices) === null) await mailSignIn(platform, stored, browser)
  return {
    data: [toUser(platform, uid, stored)],
    token: await startSession(platform, uid, version, browser),
    device: deviceToken(platform, uid, version, devices),
  }
}
