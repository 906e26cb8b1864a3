import type { User } from '@dlm/contract/accounts/user.schema'
import { persistSession } from '../auth/persist-session.ts'
import type { Persistence } from '../lib/storage/storage.ts'

/** A verified member as the API answers it. */
export function aUser(overrides: Partial<User> = {}): User {
  return {
    uid: 'uid-member',
    user: 'member01',
    email: 'member@dlm.test',
    photo: '',
    nic: '*********678',
    varified: 'YES',
    role: 'client',
    theme: 'false',
    date: 'Jan 1st 25',
    ...overrides,
  }
}

/** Begins a test with a session. */
export function signedIn(overrides: Partial<User> = {}, persistence: Persistence = 'browser'): User {
  const user = aUser(overrides)
  persistSession({ user, persistence })
  return user
}
