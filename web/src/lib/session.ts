import type { User } from '@dlm/contract/accounts/user.schema'
import { storageKeys } from '@dlm/contract/constants'
import { useSyncExternalStore } from 'react'
import { loadAuthClient } from './auth-provider.ts'
import { type Persistence, readStored } from './storage.ts'

/**
 * Who is signed in, as every screen sees it (SPEC §3: `dsp-user`, `dsp-login-status`). With "Remember me" it is kept by
 * the browser, and its tabs are in step; otherwise by this tab only. What proves it is Firebase's, fetched with the first
 * call that needs it (`auth-client.ts`), and beginning and ending it is `persist-session.ts`: who is not signed in loads
 * none of that.
 */
export interface Session {
  user: User
  persistence: Persistence
}

export const persistences = ['tab', 'browser'] as const

let session: Session | null = storedSession()
const listeners = new Set<() => void>()
const identityListeners = new Set<() => void>()

function storedSession(): Session | null {
  for (const persistence of persistences) {
    if (readStored(storageKeys.loginStatus, persistence) !== 'true') continue
    const user = parseUser(readStored(storageKeys.user, persistence))
    if (user) return { user, persistence }
  }
  return null
}

/** What was kept may have been edited: without these texts it is nobody. All of it is read anew at load. */
function parseUser(stored: string | null): User | null {
  try {
    const user = JSON.parse(stored ?? 'null')
    return [user.uid, user.user, user.email].every((text) => typeof text === 'string') ? user : null
  } catch {
    return null
  }
}

/** Shows a session; `persist-session.ts` keeps it. */
export function showSession(next: Session | null): void {
  const isSomebodyElse = next?.user.uid !== session?.user.uid
  session = next
  for (const listener of listeners) listener()
  if (isSomebodyElse) for (const listener of identityListeners) listener()
}

/** Another tab signed in or out, or changed the account. A session of this tab alone goes on. */
function onStorage({ key }: StorageEvent): void {
  const isOurs = key === null || key === storageKeys.user || key === storageKeys.loginStatus
  if (isOurs && session?.persistence !== 'tab') showSession(storedSession())
}

/** The session of now, or null. */
export function currentSession(): Session | null {
  return session
}

/** Calls back when somebody else is signed in than before, or nobody. */
export function onIdentityChange(listener: () => void): void {
  identityListeners.add(listener)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** The account that is signed in, or null, as in what the server drew. */
export function useSession(): User | null {
  return useSyncExternalStore(
    subscribe,
    () => session?.user ?? null,
    () => null,
  )
}

/** At load: reads the account anew, since it may have changed, or its session have ended. */
export async function resumeSession(): Promise<void> {
  if (session) await (await loadAuthClient()).refresh()
}
