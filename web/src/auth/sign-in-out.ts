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
