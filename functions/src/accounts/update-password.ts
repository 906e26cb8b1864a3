import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { hashSecret } from '../platform/secrets.ts'
import { mailChange } from './account-mails.ts'
import { endSessions, revokeTokens } from './sessions.ts'
import { findUid, readUser } from './user.repo.ts'

/**
 * Sets the password for the holder of an OTP's grant, ends every session and tells the owner. Password and sessions are
 * one write: a process that dies leaves all or nothing.
 */
export const update_password: Handler<'update_password'> = async (
  { platform },
  { email, password, grant },
) => {
  const { db, throttle } = platform
  const owner = await platform.grants.redeem(grant, 'password')
  const uid = await findUid(platform, email)
  if (owner === null || owner !== uid) throw new ApiError('grant-not-valid')
  const passwordHash = await hashSecret(password)
  const batch = db.batch()
  batch.update(db.doc(`credentials/${uid}`), { passwordHash, failures: 0 })
  endSessions(platform, batch, uid)
  await batch.commit()
  await throttle.clear('sign-in-account', uid)
  await revokeTokens(platform, uid)
  await mailChange(platform, await readUser(platform, uid), 'password')
  return {}
}
