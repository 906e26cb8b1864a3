import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { hashSecret } from '../platform/secrets.ts'
import { mailChange } from './account-mails.ts'
import { endSessions, revokeTokens } from './sessions.ts'
import { findUid, readUser } from './user.repo.ts'

/**
 * Sets the password for the holder of an OTP's grant, ends every session and mails the owner. Grant, password and sessions
 * are one write: a process that dies leaves all or nothing.
 */
export const update_password: Handler<'update_password'> = async (
  { platform },
  { email, password, grant },
) => {
  const uid = await findUid(platform, email)
  const owner = await platform.grants.redeem(grant, 'password', async (batch, owner) => {
    if (owner !== uid) throw new ApiError('grant-not-valid')
    const passwordHash = await hashSecret(password)
    // An intruder may have added one.
    batch.update(platform.db.doc(`credentials/${owner}`), { passwordHash, passkeys: [], challenge: null })
    endSessions(platform, batch, owner)
  })
  if (owner === null) throw new ApiError('grant-not-valid')
  await revokeTokens(platform, owner)
  await mailChange(platform, await readUser(platform, owner), 'password')
  return {}
}
