import type * as AuthClient from './auth-client.ts'

let load: () => Promise<typeof AuthClient>

/** The app says once where the auth client comes from: what it calls can then use it without importing it. */
export function provideAuthClient(loader: typeof load): void {
  load = loader
}

/** The auth client, which acts for the signed-in account with Firebase: fetched when it is needed. */
export const loadAuthClient = (): Promise<typeof AuthClient> => load()
