import { signUpDate } from '@dlm/contract/format/sign-up-date'
import { writeAuditEntry } from '../content/audit.ts'
import { newAdminId } from '../content/initial-password.ts'
import { ApiError } from '../platform/api-error.ts'
import { setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { hashSecret } from '../platform/secrets.ts'
import { countRoles } from '../roles/count-roles.ts'
import { createAccount, refuseTakenNames } from './new-account.ts'
import { opens, SetupDoc, setupRef } from './setup.ts'
import type { UserDoc } from './user.doc.ts'

/**
 * Makes the first admin, an owner; the set-up link counts as the verification. The batch that makes the account uses the token
 * up: of two at once one is made.
 */
export const begin_setup: Handler<'begin_setup'> = async ({ platform, address }, input) => {
  const { db, clock } = platform
  const { token, user, email, pass, adps } = input
  const ref = setupRef(db)
  const openSetup = async () => {
    const snapshot = await ref.get()
    const isOpen = snapshot.exists && opens(parseDocument(SetupDoc, snapshot), token, clock.now())
    if (!isOpen || (await countRoles(platform)).admins > 0) throw new ApiError('setup-closed')
    return snapshot
  }
  await openSetup()
  await refuseTakenNames(platform, user, email)
  const [passwordHash, adminPasswordHash] = [await hashSecret(pass), await hashSecret(adps)]
  const [uid, adid, createdAt] = [randomId(), newAdminId(), clock.now()]
  const profile: UserDoc = {
    ...{ user, email, adid, createdAt, date: signUpDate(createdAt) },
    ...{ photo: null, nic: null, verified: true, role: 'admin', adminRole: 'owner', theme: 'false' },
    ...{ sessionVersion: 0, adminVersion: 0 },
  }
  const secrets = {
    passwordHash,
    adminPasswordHash,
    mustChangeAdminPassword: false,
    factor: null,
    passkeys: [],
    passkeyUsed: 0,
    challenge: null,
  }
  await createAccount(platform, { uid, profile, secrets }, async (batch) => {
    const used: SetupDoc = { token: null, startedAt: createdAt, mailedAt: null }
    setIfUnmodified(batch, await openSetup(), used)
    const author = { platform, address, caller: { uid, user } }
    writeAuditEntry(batch, author, 'begin_setup', { subject: `users/${uid}`, name: user })
  })
  return { adid }
}
