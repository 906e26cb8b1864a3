import { ApiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/handler.ts'
import { hashSecret } from '../platform/secrets.ts'
import { mailChange } from './account-mails.ts'

/** Sets the admin password for the holder of a grant, ends the admin session, and tells the owner. */
export const update_admin_password: Handler<'update_admin_password'> = async (
  { platform, caller },
  { password, grant },
) => {
  const { db, throttle } = platform
  if (caller.role !== 'admin') throw new ApiError('not-allowed')
  const owner = await platform.grants.redeem(grant, 'admin-password')
  if (owner !== caller.uid) throw new ApiError('grant-not-valid')
  const adminPasswordHash = await hashSecret(password)
  const batch = db.batch()
  batch.update(db.doc(`credentials/${caller.uid}`), { adminPasswordHash, mustChangeAdminPassword: false })
  batch.delete(db.doc(`adminSessions/${caller.uid}`))
  await batch.commit()
  await throttle.clear('admin-password', caller.uid)
  await mailChange(platform, caller, 'admin password')
  return {}
}
