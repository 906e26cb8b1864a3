import { writeAuditEntry } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { isConflict } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { verifySecret } from '../platform/secrets.ts'
import { CredentialsDoc } from './credentials.doc.ts'
import { openAdminSession } from './sessions.ts'
import { guess, trierOf } from './tries.ts'
import { readUser } from './user.repo.ts'

/**
 * Opens the admin session of this sign-in for the right admin id and password; a try is taken before they are looked at. An initial
 * password opens nothing: its grant sets another (DESIGN §5).
 */
export const admin_signin: Handler<'admin_signin'> = async (context, { adid, adps }) => {
  const { platform, caller } = context
  const { db, grants } = platform
  if (caller.role !== 'admin') throw new ApiError('not-allowed')
  const profile = await readUser(platform, caller.uid)
  const trier = trierOf(context, caller.uid, profile.sessionVersion)
  const snapshot = await db.doc(`credentials/${caller.uid}`).get()
  const stored = snapshot.exists ? parseDocument(CredentialsDoc, snapshot) : null
  const hash = stored?.adminPasswordHash ?? null
  const credentials = await guess(
    platform,
    { secret: 'admin-password', account: caller.uid, hash, trier },
    async () => {
      const isRight = await verifySecret(adps, hash)
      return isRight && profile.adid !== null && profile.adid === adid ? stored : null
    },
  )
  if (credentials === null) throw new ApiError('admin-sign-in-failed')
  if (credentials.mustChangeAdminPassword)
    return { adid, grant: await grants.issue({ uid: caller.uid, ...profile }, 'admin-password') }
  const batch = db.batch()
  openAdminSession(platform, batch, caller, profile.adminVersion)
  writeAuditEntry(batch, context, 'admin_signin', { subject: `users/${caller.uid}`, name: caller.user })
  await batch.commit().catch((error: unknown) => {
    throw isConflict(error) ? new ApiError('session-ended') : error
  })
  return { adid }
}
