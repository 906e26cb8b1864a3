import type { CredentialsDoc } from '../../../functions/src/accounts/credentials.doc.ts'
import type { SessionDoc } from '../../../functions/src/accounts/session.doc.ts'
import type { UserDoc } from '../../../functions/src/accounts/user.doc.ts'
import { moment, sequence } from './sequence.ts'

const next = sequence()

/** A member who is not verified. */
export function aUserDoc(overrides: Partial<UserDoc> = {}): UserDoc {
  const number = next()
  return {
    user: `tester${String(number).padStart(3, '0')}`,
    email: `tester${number}@dlm.test`,
    photo: null,
    nic: null,
    verified: false,
    role: 'client',
    adid: null,
    theme: 'false',
    date: 'Oct 1st 26',
    createdAt: moment(number),
    sessionVersion: 0,
    adminVersion: 0,
    ...overrides,
  }
}

/** Credentials without any password: a sign-in with these fails (`hashSecret` makes the hashes). */
export function aCredentialsDoc(overrides: Partial<CredentialsDoc> = {}): CredentialsDoc {
  return {
    passwordHash: null,
    adminPasswordHash: null,
    mustChangeAdminPassword: false,
    factor: null,
    passkeys: [],
    passkeyUsed: 0,
    challenge: null,
    ...overrides,
  }
}

/** A session without an admin session, of an account whose sessions were never ended. */
export function aSessionDoc(overrides: Partial<SessionDoc> = {}): SessionDoc {
  return {
    uid: 'no-user',
    version: 0,
    startedAt: moment(next()),
    browser: 'Firefox on Linux',
    adminOpenedAt: 0,
    adminUsedAt: 0,
    adminVersion: 0,
    ...overrides,
  }
}
