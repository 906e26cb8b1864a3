import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { hashSecret } from '../platform/secrets.ts'
import { mailChange } from './account-mails.ts'
import { closeAdminSessions } from './sessions.ts'

/** Sets the admin password for the holder of a grant, ends the admin session of every sign-in, and tells the owner. */
export const update_admin_password: Handler<'update_admin_password'> = async (
  { platform, caller },
  { password, grant },
) => {
  const { db, grants } = platform
  if (caller.role !== 'admin') throw new ApiError('not-allowed')
  const owner = await grants.redeem(grant, 'admin-password', async (batch, owner) => {
    if (owner !== caller.uid) throw new ApiError('grant-not-valid')
    const adminPasswordHash = await hashSecret(password)
    batch.update(db.doc(`credentials/${owner}`), { adminPasswordHash, mustChangeAdminPassword: false })
    closeAdminSessions(platform, batch, owner)
  })
  if (owner === null) throw new ApiError('grant-not-valid')
  await mailChange(platform, caller, 'admin password')
  return {}
}
