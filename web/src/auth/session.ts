import type { User } from '@dlm/contract/accounts/user.schema'
import { storageKeys } from '@dlm/contract/constants'
import { clearPrivateQueries } from '../lib/api/query.ts'
import { type Persistence, readStored } from '../lib/storage/storage.ts'
import { createStore, useStore } from '../lib/storage/store.ts'

/**
 * Who is signed in, as every screen sees it (SPEC §3: `dsp-user`, `dsp-login-status`). With "Remember me" it is stored by
 * the browser, and its tabs are in step; otherwise by this tab only. Firebase has its tokens, loaded with the first
 * call that needs them (`auth-client.ts`); `sign-in-out.ts` begins and ends it. Visitors who are not signed in load none
 * of that.
 */
export interface Session {
  user: User
  persistence: Persistence
}

export const persistences = ['tab', 'browser'] as const

const session = createStore(storedSession(), () => {
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
})
const identityListeners = new Set<() => void>()

function storedSession(): Session | null {
  for (const persistence of persistences) {
    if (readStored(storageKeys.loginStatus, persistence) !== 'true') continue
    const user = parseUser(readStored(storageKeys.user, persistence))
    if (user) return { user, persistence }
  }
  return null
}

/** Stored data may have been edited: without these texts no user is signed in. All of it is read again at load. */
function parseUser(stored: string | null): User | null {
  try {
    const user = JSON.parse(stored ?? 'null')
    return [user.uid, user.user, user.email].every((text) => typeof text === 'string') ? user : null
  } catch {
    return null
  }
}

/** Shows a session; `persist-session.ts` stores it. */
export function showSession(next: Session | null): void {
  const isOtherAccount = next?.user.uid !== currentSession()?.user.uid
  session.set(next)
  if (!isOtherAccount) return
  clearPrivateQueries()
  for (const listener of identityListeners) listener()
}

/** Another tab signed in or out, or changed the account. A session of this tab alone continues. */
function onStorage({ key }: StorageEvent): void {
  const isOurs = key === null || key === storageKeys.user || key === storageKeys.loginStatus
  if (isOurs && currentSession()?.persistence !== 'tab') showSession(storedSession())
}

/** The current session, or null. */
export function currentSession(): Session | null {
  return session.get()
}

/** Calls back when another account is signed in than before, or none. */
export function onIdentityChange(listener: () => void): void {
  identityListeners.add(listener)
}

/** The account that is signed in, or null, as in server-rendered pages. */
export function useSession(): User | null {
  return useStore(session, (now) => now?.user ?? null, null)
}
