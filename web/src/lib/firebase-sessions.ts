import { deleteApp, type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Persistence,
  signInWithCustomToken,
} from 'firebase/auth'
import type { Keeping } from './storage.ts'

/** Where the Auth emulator listens (firebase.json); the content security policy names it too. */
const emulator = 'http://127.0.0.1:9099'

/** Without storage, Firebase falls back to memory. */
const persistences = {
  browser: [indexedDBLocalPersistence, browserLocalPersistence],
  tab: [browserSessionPersistence],
}

const opened = new Map<Keeping, Promise<Auth>>()

/** Signed in for uploads; kept by nothing but this page. */
let uploading: Promise<Auth> | undefined

/** The project's settings, which Hosting serves under its reserved address, emulated or not. */
async function settings(): Promise<FirebaseOptions> {
  const response = await fetch('/__/firebase/init.json')
  if (!response.ok) throw new Error(`no settings of the project: ${response.status}`)
  return response.json()
}

async function openAuth(name: string, persistence: Persistence | Persistence[]): Promise<Auth> {
  const options = await settings()
  const auth = initializeAuth(initializeApp(options, name), { persistence })
  // Projects with this prefix exist on emulators only; Firebase keeps the prefix for that.
  if (options.projectId?.startsWith('demo-')) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  await auth.authStateReady()
  return auth
}

/** Each keeping is an app of its own, so that neither finds what the other keeps. A failure is tried again. */
function open(keeping: Keeping, before: Promise<unknown> = Promise.resolve()): Promise<Auth> {
  const known = opened.get(keeping)
  if (known) return known
  const auth = before.then(() => openAuth(keeping, persistences[keeping]))
  opened.set(keeping, auth)
  auth.catch(() => opened.delete(keeping))
  return auth
}

/** Looks anew at what is kept, once for all who ask at the same time. */
function reopen(keeping: Keeping, stale: Promise<Auth>): Promise<Auth> {
  if (opened.get(keeping) !== stale) return open(keeping)
  opened.delete(keeping)
  return open(
    keeping,
    stale.then(({ app }) => deleteApp(app)),
  )
}

/** Begins a session with a custom token, in the place of any other. */
export async function beginSession(customToken: string, keeping: Keeping): Promise<void> {
  await endSessions()
  await signInWithCustomToken(await open(keeping), customToken)
}

/** Forgets the sessions of this tab and of this browser. */
export async function endSessions(): Promise<void> {
  await uploading?.then((auth) => auth.signOut()).catch(() => undefined)
  for (const keeping of ['tab', 'browser'] as const) await (await open(keeping)).signOut()
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
export async function idTokenOf(uid: string, keeping: Keeping): Promise<string | null> {
  const auth = open(keeping)
  let { currentUser } = await auth
  // Another tab may have signed in a moment ago.
  if (currentUser?.uid !== uid) currentUser = (await reopen(keeping, auth)).currentUser
  return currentUser?.uid === uid ? currentUser.getIdToken() : null
}
