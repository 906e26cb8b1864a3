import type { BrowserContextOptions } from 'playwright-core'
import type { Persona } from '../../scripts/lib/personas.ts'
import { auth, db } from './admin.ts'
import { call } from './client.ts'
import { PORTAL } from './emulators.ts'
import { aSessionDoc } from './factories/users.ts'
import { beginSession } from './people.ts'

type BrowserState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Milliseconds for which an ID token is good. */
const anHour = 3_600_000

/** The API key of the portal's project, under which Firebase stores its sessions. */
async function apiKey(): Promise<string> {
  const response = await fetch(`${PORTAL}/__/firebase/init.json`)
  return ((await response.json()) as { apiKey: string }).apiKey
}

/** Firebase's store of a session with "Remember me", as Playwright writes it into a new profile. */
function sessionStore(key: string, user: { uid: string; [name: string]: unknown }) {
  const record = { fbase_key: key, value: user }
  const store = {
    ...{ name: 'firebaseLocalStorage', keyPath: 'fbase_key', autoIncrement: false },
    ...{ indexes: [], records: [{ value: record }] },
  }
  return { name: 'firebaseLocalStorageDb', version: 1, stores: [store] }
}

/**
 * What a browser has stored after a new sign-in of this account with "Remember me", as the form leaves it (`firebase-sessions.ts`,
 * `persist-session.ts`).
 * @param isOpen whether the admin password was given too
 * @param origin where the browser has the portal, if not at `PORTAL`
 */
export async function signedInState(uid: string, isOpen = false, origin = PORTAL): Promise<BrowserState> {
  const [account, key] = [(await db.doc(`users/${uid}`).get()).data(), await apiKey()]
  if (!account) throw new Error(`no account has the uid ${uid}`)
  const [sid, now] = [crypto.randomUUID(), Date.now()]
  const session = aSessionDoc({
    ...{ uid, version: account.sessionVersion, startedAt: now, usedAt: now },
    ...(isOpen && { adminOpenedAt: now, adminUsedAt: now, adminVersion: account.adminVersion }),
  })
  await db.doc(`sessions/${sid}`).set(session)
  const { idToken, refreshToken } = await beginSession(await auth.createCustomToken(uid, { sid }))
  const { body } = await call('get_user_data', { user: uid }, { token: idToken })
  const user = {
    ...{ uid, emailVerified: false, isAnonymous: false, providerData: [] },
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + anHour },
    ...{ createdAt: `${now}`, lastLoginAt: `${now}`, apiKey: key, appName: 'browser' },
  }
  const stored = {
    origin,
    localStorage: [
      { name: 'dsp-user', value: JSON.stringify(body.data[0]) },
      { name: 'dsp-login-status', value: 'true' },
    ],
    // Playwright's types leave it out of what a context takes.
    indexedDB: [sessionStore(`firebase:authUser:${key}:browser`, user)],
  }
  return { cookies: [], origins: [stored] }
}

/** The account of a persona of the demo data. */
export async function uidOf(persona: Persona): Promise<string> {
  const { docs } = await db.collection('users').where('user', '==', persona).get()
  const [account] = docs
  if (!account) throw new Error(`The demo data has no account ${persona}.`)
  return account.id
}
