import { audited } from '../content/audit.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { verifySecret } from '../platform/secrets.ts'
import { CredentialsDoc } from './credentials.doc.ts'
import type { AdminSessionDoc } from './identity.ts'
import { readUser } from './user.repo.ts'

/**
 * Opens the admin session for the right admin id and password; a try is taken before they are looked at. An initial
 * password opens nothing: its grant sets another (DESIGN §5).
 */
export const admin_signin: Handler<'admin_signin'> = async (context, { adid, adps }) => {
  const { platform, caller } = context
  const { db, auth, throttle, clock, grants } = platform
  if (caller.role !== 'admin') throw new ApiError('not-allowed')
  await throttle.reserve('admin-password', caller.uid)
  const [profile, snapshot] = await Promise.all([
    readUser(platform, caller.uid),
    db.doc(`credentials/${caller.uid}`).get(),
  ])
  const credentials = snapshot.exists ? parseDocument(CredentialsDoc, snapshot) : null
  const right = await verifySecret(adps, credentials?.adminPasswordHash ?? null)
  if (!right || profile.adid === null || profile.adid !== adid) throw new ApiError('admin-sign-in-failed')
  await throttle.clear('admin-password', caller.uid)
  if (credentials?.mustChangeAdminPassword)
    return { adid, grant: await grants.issue(caller.uid, 'admin-password') }
  // The claim opens the staging area of uploads and nothing else (storage.rules): the browser fetches a token that has it.
  // It comes first: a session without it would be one in which nothing can be uploaded.
  await auth.setCustomUserClaims(caller.uid, { admin: true })
  const session: AdminSessionDoc = { openedAt: clock.now(), usedAt: clock.now() }
  const batch = db.batch()
  batch.set(db.doc(`adminSessions/${caller.uid}`), session)
  audited(batch, context, 'admin_signin', { subject: `users/${caller.uid}`, name: caller.user })
  await batch.commit()
  return { adid }
}
