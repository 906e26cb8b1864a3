import type { User } from '@dlm/contract/accounts/user.schema'
import { forgetDrafts } from '../lib/storage/drafts.ts'
import { loadAuthClient } from './load-auth-client.ts'

/**
 * Begins a session with what `signin` answered.
 * @param remember persists it until the sign-out, otherwise until the tab is closed
 * @throws ApiFailure when Firebase cannot be reached
 */
export async function startSession(user: User, customToken: string, remember: boolean): Promise<void> {
  await (await loadAuthClient()).start(user, customToken, remember)
}

/** Ends this sign-in, on the server and in the browser, and deletes the drafts there. */
export async function signOut(): Promise<void> {
  await (await loadAuthClient()).signOut()
  forgetDrafts()
}

/** Deletes the session and the drafts in this browser, where the server has ended the session already. */
export async function forgetSession(): Promise<void> {
  await (await loadAuthClient()).end()
  forgetDrafts()
}
