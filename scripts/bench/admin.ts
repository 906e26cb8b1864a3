import { createAccount } from '../../functions/src/accounts/new-account.ts'
import type { Platform } from '../../functions/src/platform/platform.ts'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { aCredentialsDoc, aUserDoc } from '../../tests/support/factories/users.ts'

/** The owner of the bench's portal. */
export const admin = {
  username: 'bench.admin',
  password: 'Bench#2026',
  admin: { id: 'ADM-BENCH', password: 'B3nch#26', role: 'owner' as const },
}

/** Writes the owner's account into an empty database. */
export async function writeAdmin(platform: Platform): Promise<void> {
  const passwordHash = await hashSecret(admin.password)
  const adminPasswordHash = await hashSecret(admin.admin.password)
  const profile = aUserDoc({ user: admin.username, role: 'admin', adid: admin.admin.id })
  const secrets = aCredentialsDoc({ passwordHash, adminPasswordHash })
  await createAccount(platform, { uid: 'bench-admin', profile, secrets })
}
