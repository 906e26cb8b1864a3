import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { openingPasskey, signInChallenge } from './account-passkeys.ts'
import { askedForOtp, exchangeOtp } from './otp.repo.ts'
import { otpOwner } from './otp-owner.ts'
import { passkeySite, passkeyTimeout } from './passkeys.ts'
import { checkPassword } from './password.ts'
import { closeAdminSession, endSession, endSessions, revokeTokens, sessionPath } from './sessions.ts'
import { signInResponse } from './sign-in-response.ts'
import { attempterOf, checkWithThrottle } from './tries.ts'
import { nameKey } from './unique-name.doc.ts'
import { findUid, readUser, toUser } from './user.repo.ts'

/** The account with this user name or e-mail address and password (SPEC §7, DESIGN §5). */
export const signin: Handler<'signin'> = async (context, { user: name, pass }) => {
  const uid = await findUid(context.platform, name)
  const stored = await checkPassword(context, uid, nameKey(name), pass)
  if (stored === null || uid === null) throw new ApiError('sign-in-failed')
  return signInResponse(context, uid, stored)
}

/** Ends this session permanently, its admin session included; the account's other sessions remain. */
export const signout: Handler<'signout'> = async ({ platform, caller }) => {
  await endSession(platform, caller)
  return {}
}

/** Ends the admin session of this sign-in; one that is not there is fine. */
export const admin_signout: Handler<'admin_signout'> = async ({ platform, caller }) => {
  await closeAdminSession(platform, caller)
  return {}
}

/** Ends one sign-in of the caller's account, its admin session included. */
export const end_session: Handler<'end_session'> = async ({ platform, caller }, { id }) => {
  const session = await platform.db.doc(sessionPath(id)).get()
  // The answer never reveals whether another user's session exists.
  if (session.get('uid') === caller.uid) await endSession(platform, { sid: id })
  return {}
}

/** Ends every session of the caller's account, this one and its admin session included. */
export const sign_out_everywhere: Handler<'sign_out_everywhere'> = async ({ platform, caller }) => {
  const batch = platform.db.batch()
  endSessions(platform, batch, caller.uid)
  await batch.commit()
  await revokeTokens(platform, caller.uid)
  return {}
}

/** The caller's own account. */
export const get_user_data: Handler<'get_user_data'> = async ({ platform, caller }) => ({
  data: [toUser(platform, caller.uid, await readUser(platform, caller.uid))],
})

/** The one-time grant for the right OTP. A try is taken before the OTP is checked (DESIGN §5, SECURITY "OTP"). */
export const get_varify: Handler<'get_varify'> = async (context, input) => {
  const { platform, visitor } = context
  const { otp, purpose } = input
  const owner = await otpOwner(context, input)
  const { uid, key, version } = owner
  // Asking is bounded itself, and only who asked last is bound to no pace.
  const isAsker = await askedForOtp(platform, purpose, owner, visitor)
  const attempter = isAsker
    ? { who: `asker ${visitor}`, pacedWith: null }
    : attempterOf(context, uid, version)
  const grant = await checkWithThrottle(platform, { secret: 'otp', account: key, attempter }, () =>
    exchangeOtp(platform, purpose, owner, otp),
  )
  if (grant === null) throw new ApiError('otp-wrong')
  // The next one may be sent at once: none is on its way any more.
  await platform.throttle.giveBack('otp-pause', `${key} ${attempterOf(context, uid, version).who}`)
  return { grant }
}

/** Answers the options by which a browser asks its user for a passkey; it finds those of the portal itself. */
export const start_passkey_signin: Handler<'start_passkey_signin'> = async ({ platform }) => ({
  options: {
    challenge: signInChallenge(platform, platform.clock.now() + passkeyTimeout),
    ...{ rpId: passkeySite(platform.portalOrigin).rpID, timeout: passkeyTimeout },
    ...{ allowCredentials: [], userVerification: 'required' },
  },
})

/** Signs in with a passkey in place of the password. */
export const passkey_signin: Handler<'passkey_signin'> = async (context, { passkey }) => {
  const { platform } = context
  const opening = await openingPasskey(platform, passkey)
  if (opening === null) throw new ApiError('passkey-refused')
  const { uid, use } = opening
  return signInResponse(context, uid, await readUser(platform, uid), use)
}
