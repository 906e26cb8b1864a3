import type { User } from '@dlm/contract/accounts/user.schema'
import { storageKeys } from '@dlm/contract/constants'
import { writeStored } from '../lib/storage/storage.ts'
import { currentSession, persistences, type Session, showSession } from './session.ts'

/** Stores and shows a session; null ends it. Nothing but `auth-client.ts` and tests begin and end sessions. */
export function persistSession(next: Session | null): void {
  for (const persistence of persistences) {
    const isHere = next?.persistence === persistence
    writeStored(storageKeys.user, isHere ? JSON.stringify(next.user) : null, persistence)
    const status = persistence === 'browser' ? 'false' : null
    writeStored(storageKeys.loginStatus, isHere ? 'true' : status, persistence)
  }
  showSession(next)
}

/** Stores what changed in the account, unless it is no longer signed in. */
export function updateUser(user: User): void {
  const session = currentSession()
  if (session?.user.uid === user.uid) persistSession({ ...session, user })
}
