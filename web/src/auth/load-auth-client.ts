import { loadCode } from '../lib/code/load-code.ts'
import type * as AuthClient from './auth-client.ts'
import { currentSession } from './session.ts'

/** The auth client, which acts for the signed-in account with Firebase: fetched when it is needed. */
export const loadAuthClient = (): Promise<typeof AuthClient> => loadCode(import('./auth-client.ts'))

/** At load: reads the account again, since it may have changed, or its session have ended. */
export async function resumeSession(): Promise<void> {
  if (currentSession()) await (await loadAuthClient()).refresh()
}
