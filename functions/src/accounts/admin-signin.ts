import type { WriteBatch } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'
import type { Handler } from '../platform/handler.ts'
import { verifySecret } from '../platform/secrets.ts'
import { mailRecoveryCode } from './account-mails.ts'
import { requestOptions } from './passkeys.ts'
import { isOn, readCredentials, type UsedFactor, useCode, usePasskey } from './second-factor.ts'
import { openAdminSession } from './sessions.ts'
import { attempterOf, checkWithThrottle } from './tries.ts'
import { readUser } from './user.repo.ts'

/**
 * Opens the admin session of this sign-in for the right admin id and password; a try is taken before they are checked. An initial
 * password opens nothing: its grant sets another (DESIGN §5). Where the account has a second factor, the answer says so only
 * to a caller who has both.
 */
export const admin_signin: Handler<'admin_signin'> = async (context, { adid, adps, code, passkey }) => {
  const { platform, caller } = context
  const { db, grants } = platform
  if (caller.role !== 'admin') throw new ApiError('not-allowed')
  const profile = await readUser(platform, caller.uid)
  const attempter = attempterOf(context, caller.uid, profile.sessionVersion)
  const stored = await readCredentials(platform, caller.uid)
  const hash = stored?.adminPasswordHash ?? null
  const credentials = await checkWithThrottle(
    platform,
    { secret: 'admin-password', account: caller.uid, hash, attempter },
    async () => {
      const isRight = await verifySecret(adps, hash)
      return isRight && profile.adid !== null && profile.adid === adid ? stored : null
    },
  )
  if (credentials === null) throw new ApiError('admin-sign-in-failed')
  if (credentials.mustChangeAdminPassword)
    return { adid, grant: await grants.issue({ uid: caller.uid, ...profile }, 'admin-password') }
  const subject = { subject: `users/${caller.uid}`, name: caller.user }
  const open = (batch: WriteBatch) => {
    openAdminSession(platform, batch, caller, profile.adminVersion)
    writeAuditEntry(batch, context, 'admin_signin', subject)
  }
  const { factor } = credentials
  if (isOn(factor)) {
    const change = (batch: WriteBatch, { factor, isRecovery }: UsedFactor) => {
      open(batch)
      if (isRecovery) writeAuditEntry(batch, context, 'use_recovery_code', subject)
      return factor
    }
    if (passkey !== undefined) {
      await usePasskey(context, { ...credentials, factor }, passkey, change)
      return { adid }
    }
    if (code === undefined) {
      const { passkeys, secret } = factor
      if (passkeys.length === 0) throw new ApiError('factor-required')
      const options = await requestOptions(platform, caller.uid, passkeys)
      return { adid, passkey: options, app: secret !== null }
    }
    const used = await useCode(context, factor, code, change)
    if (used.isRecovery) await mailRecoveryCode(platform, caller, used.factor.recovery.length)
    return { adid }
  }
  const batch = db.batch()
  open(batch)
  await batch.commit().catch((error: unknown) => {
    throw isConflict(error) ? new ApiError('session-ended') : error
  })
  return { adid }
}
