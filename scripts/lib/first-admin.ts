import { findUid } from '../../functions/src/accounts/user.repo.ts'
import { ApiError } from '../../functions/src/platform/api-error.ts'
import { retryOnConflict } from '../../functions/src/platform/compare-and-set.ts'
import type { Platform } from '../../functions/src/platform/platform.ts'
import { countRoles } from '../../functions/src/roles/count-roles.ts'
import { newAccess, promote } from '../../functions/src/users/promotion.ts'
import { StopError } from './stop-error.ts'

/** Why an account cannot become the first admin. */
export const adminExists = 'There is an admin already, who makes others admins in the dashboard.'
const unknown = 'There is no such account: sign up in the portal first.'
const refusals: Record<string, string> = {
  'user-not-found': unknown,
  'user-not-verified': 'The account is not verified: do that in the portal first.',
}

/**
 * Makes a verified member the portal's first admin, an owner, as an admin does with any other (DESIGN §5). The line of the audit log
 * has the member as who did it, from `command line`.
 * @param name user name or e-mail address
 * @throws StopError when there is no such account, it is not verified, or there is an admin already; nothing changes then
 */
export async function makeFirstAdmin(
  platform: Pick<Platform, 'db' | 'clock'>,
  name: string,
): Promise<{ adid: string; password: string }> {
  const { db } = platform
  const { admins } = await countRoles(platform)
  if (admins > 0) throw new StopError(adminExists)
  const uid = await findUid(platform, name)
  if (!uid) throw new StopError(unknown)
  const access = await newAccess()
  try {
    await retryOnConflict(async () => {
      const snapshot = await db.doc(`users/${uid}`).get()
      const batch = db.batch()
      const caller = { uid, user: String(snapshot.get('user')) }
      promote(batch, { platform, caller, address: 'command line' }, snapshot, access, { role: 'owner' })
      await batch.commit()
    })
  } catch (error) {
    const refusal = error instanceof ApiError ? refusals[error.code] : undefined
    throw refusal ? new StopError(refusal) : error
  }
  return { adid: access.adid, password: access.password }
}
