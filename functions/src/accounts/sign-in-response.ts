import type { Answer } from '@dlm/contract/contract'
import type { Context } from '../platform/handler.ts'
import { mailSignIn } from './account-mails.ts'
import { deviceOf, deviceToken } from './devices.ts'
import { startSession } from './start-session.ts'
import type { UserDoc } from './user.doc.ts'
import { toUser } from './user.repo.ts'

/**
 * The answer of a sign-in: the account, the token its session begins with, and the token that identifies its browser at the
 * next sign-in. From a new browser, the owner is notified by mail.
 * @param used as for `startSession`
 */
export async function signInResponse(
  { platform, devices, browser }: Context<'public'>,
  uid: string,
  stored: UserDoc,
  used?: Parameters<typeof startSession>[4],
): Promise<Answer<'signin'>> {
  const version = stored.sessionVersion
  // Ahead of the mail: of two uses of one passkey's answer only the first begins a session.
  const token = await startSession(platform, uid, version, browser, used)
  if (deviceOf(platform, uid, version, devices) === null) await mailSignIn(platform, stored, browser)
  return {
    data: [toUser(platform, uid, stored)],
    token,
    device: deviceToken(platform, uid, version, devices),
  }
}
