import { deleteApp, type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  type Persistence as FirebasePersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth'
import type { Persistence } from '../lib/storage/storage.ts'

/** Where the Auth emulator listens (firebase.json); the content security policy names it too. */
const emulator = 'http://127.0.0.1:9099'

/** Without storage, Firebase falls back to memory. */
const persistences = {
  browser: [indexedDBLocalPersistence, browserLocalPersistence],
  tab: [browserSessionPersistence],
}

const opened = new Map<Persistence, Promise<Auth>>()

/** Signed in for uploads; held in this page's memory only. */
let uploading: Promise<Auth> | undefined

/** The project's settings, which Hosting serves under its reserved address, emulated or not. */
async function settings(): Promise<FirebaseOptions> {
  const response = await fetch('/__/firebase/init.json')
  if (!response.ok) throw new Error(`no settings of the project: ${response.status}`)
  return response.json()
}

async function openAuth(
  name: string,
  persistence: FirebasePersistence | FirebasePersistence[],
): Promise<Auth> {
  const options = await settings()
  const auth = initializeAuth(initializeApp(options, name), { persistence })
  // Projects with this prefix exist on emulators only; Firebase reserves the prefix for that.
  if (options.projectId?.startsWith('demo-')) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  await auth.authStateReady()
  return auth
}

/** Each persistence is an app of its own, so that neither reads what the other stores. A failure is tried again. */
function open(persistence: Persistence, before: Promise<unknown> = Promise.resolve()): Promise<Auth> {
  const openedAuth = opened.get(persistence)
  if (openedAuth) return openedAuth
  const auth = before.then(() => openAuth(persistence, persistences[persistence]))
  opened.set(persistence, auth)
  auth.catch(() => opened.delete(persistence))
  return auth
}

/** Reads the stored session again, once for all concurrent callers. */
function reopen(persistence: Persistence, stale: Promise<Auth>): Promise<Auth> {
  if (opened.get(persistence) !== stale) return open(persistence)
  opened.delete(persistence)
  return open(
    persistence,
    stale.then(({ app }) => deleteApp(app)),
  )
}

/** Begins a session with a custom token, in the place of any other. */
export async function beginSession(customToken: string, persistence: Persistence): Promise<void> {
  await endSessions()
  await signInWithCustomToken(await open(persistence), customToken)
}

/** Forgets the sessions of this tab and of this browser. */
export async function endSessions(): Promise<void> {
  await uploading?.then((auth) => auth.signOut()).catch(() => undefined)
  for (const persistence of ['tab', 'browser'] as const) await (await open(persistence)).signOut()
}

/** The Firebase app that uploads with the token of `upload_token`. The token of a session opens no file. */
export async function uploadApp(customToken: string): Promise<FirebaseApp> {
  uploading ??= openAuth('uploads', inMemoryPersistence)
  uploading.catch(() => {
    uploading = undefined
  })
  const auth = await uploading
  await signInWithCustomToken(auth, customToken)
  return auth.app
}

/** An ID token of the account, renewed where it is about to expire; null where there is no session of this account. */
export async function idTokenOf(uid: string, persistence: Persistence): Promise<string | null> {
  const auth = open(persistence)
  let { currentUser } = await auth
  // Another tab may have signed in a moment ago.
  if (currentUser?.uid !== uid) currentUser = (await reopen(persistence, auth)).currentUser
  return currentUser?.uid === uid ? currentUser.getIdToken() : null
}
