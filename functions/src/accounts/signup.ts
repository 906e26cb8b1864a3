import { signUpDate } from '@dlm/contract/format/sign-up-date'
import type { Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import { hashSecret } from '../platform/secrets.ts'
import type { CredentialsDoc } from './credentials.doc.ts'
import { createAccount, refuseTakenNames } from './new-account.ts'
import type { UserDoc } from './user.doc.ts'

/** Makes an account, not verified. */
export const signup: Handler<'signup'> = async ({ platform, count }, { user, email, pass, theme }) => {
  await refuseTakenNames(platform, user, email)
  const passwordHash = await hashSecret(pass)
  const createdAt = platform.clock.now()
  const profile: UserDoc = {
    user,
    email,
    photo: null,
    nic: null,
    verified: false,
    role: 'client',
    adid: null,
    theme,
    date: signUpDate(createdAt),
    createdAt,
    sessionVersion: 0,
    adminVersion: 0,
  }
  const secrets: CredentialsDoc = {
    passwordHash,
    adminPasswordHash: null,
    mustChangeAdminPassword: false,
    factor: null,
    passkeys: [],
    passkeyUsed: 0,
    challenge: null,
  }
  await createAccount(platform, { uid: randomId(), profile, secrets })
  count('signUps')
  return {}
}
