import type { User } from '@dlm/contract/accounts/user.schema'
import { storageKeys } from '@dlm/contract/constants'
import { loadAuthClient } from './auth-provider.ts'
import { forgetDrafts } from './drafts.ts'
import { currentSession, persistences, type Session, showSession } from './session.ts'
import { writeStored } from './storage.ts'

/** Keeps and shows a session; null ends it. Nothing but `auth-client.ts` and tests begin and end sessions. */
export function persistSession(next: Session | null): void {
  for (const persistence of persistences) {
    const isHere = next?.persistence === persistence
    writeStored(storageKeys.user, isHere ? JSON.stringify(next.user) : null, persistence)
    const status = persistence === 'browser' ? 'false' : null
    writeStored(storageKeys.loginStatus, isHere ? 'true' : status, persistence)
  }
  showSession(next)
}

/** Keeps what changed in the account. Of an account that is no longer signed in nothing is kept. */
export function updateUser(user: User): void {
  const session = currentSession()
  if (session?.user.uid === user.uid) persistSession({ ...session, user })
}

/**
 * Begins a session with what `signin` answered.
 * @param remember keeps it until the sign-out, otherwise until the tab is closed
 * @throws ApiFailure when Firebase cannot be reached
 */
export async function startSession(user: User, customToken: string, remember: boolean): Promise<void> {
  await (await loadAuthClient()).start(user, customToken, remember)
}

/** Ends this sign-in, in the browser, on which nothing that was typed stays behind, and on the server. */
export async function signOut(): Promise<void> {
  await (await loadAuthClient()).signOut()
  forgetDrafts()
}

/** Forgets the session in this browser, with what was typed, where the server has ended it already. */
export async function forgetSession(): Promise<void> {
  await (await loadAuthClient()).end()
  forgetDrafts()
}
