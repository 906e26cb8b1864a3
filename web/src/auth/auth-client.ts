import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import { themes } from '@dlm/contract/constants'
import { callApi } from '../lib/api/api.ts'
import { ApiFailure, noConnection } from '../lib/api/api-failure.ts'
import { notify } from '../lib/notify.ts'
import { signInPath } from '../lib/paths.ts'
import { setDark } from '../lib/theme.ts'
import { beginSession, endSessions, idTokenOf } from './firebase-sessions.ts'
import { persistSession, updateUser } from './persist-session.ts'
import { currentSession } from './session.ts'

/** What Firebase says when the session itself is at fault; anything else it says is a lack of connection. */
const endings = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-refresh-token',
])

function isEnding(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && endings.has(String(error.code))
}

/** See `startSession`. The account's theme is that of the browser from now on. */
export async function start(user: User, customToken: string, remember: boolean): Promise<void> {
  const persistence = remember ? 'browser' : 'tab'
  await beginSession(customToken, persistence).catch(() => {
    throw noConnection()
  })
  persistSession({ user, persistence })
  setDark(user.theme === 'true')
}

/** Seconds before each try to end the session on the server. */
const pauses = [0, 2, 10, 60, 300]

/** Ends this sign-in on the server; retries in the background where there is no connection. */
async function endOnServer(token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  for (const seconds of pauses) {
    if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    // `keepalive`: the request outlives the page.
    const answer = await fetch('/api/signout', {
      method: 'POST',
      headers,
      body: '{}',
      keepalive: true,
    }).catch(() => null)
    if (answer && answer.status < 500) return
  }
}

/**
 * Ends this sign-in: in the browser at once, and on the server, so that no token of it is valid any more. The account's
 * other sign-ins stay valid.
 */
export async function signOut(): Promise<void> {
  const session = currentSession()
  persistSession(null)
  const token = session && (await idTokenOf(session.user.uid, session.persistence).catch(() => null))
  if (token) void endOnServer(token)
  await end()
}

/** Forgets the session in this browser: one that the server has ended. */
export async function end(): Promise<void> {
  persistSession(null)
  // What cannot be deleted now is no longer valid; the next sign-in deletes it.
  await endSessions().catch(() => undefined)
}

/**
 * The ID token that a call of the account carries.
 * @throws ApiFailure `session-ended`, already reported and handled; `offline`
 */
export async function sessionToken(): Promise<string | null> {
  const session = currentSession()
  if (!session) return null
  const { user, persistence } = session
  const token = await idTokenOf(user.uid, persistence).catch((error) => {
    if (isEnding(error)) return null
    throw noConnection()
  })
  if (token !== null) return token
  await sessionEnded(user.uid)
  const { title, msg } = accountTexts.sessionEnded
  throw new ApiFailure('session-ended', msg, title)
}

/** Ends a session that the server no longer knows: once, however many calls found out, with a way to sign in again. */
export async function sessionEnded(uid: string): Promise<void> {
  if (currentSession()?.user.uid !== uid) return
  // The sign-in leads back here. Read now, since some screens redirect to the sign-in as soon as the session is gone.
  const { pathname, search } = location
  const ending = end()
  void notify(accountTexts.sessionEnded).then((choice) => {
    if (choice === 'yes') location.assign(signInPath(pathname + search))
  })
  await ending
}

/** Reads the account again. Without a connection it stays as it was. */
export async function refresh(): Promise<void> {
  const uid = currentSession()?.user.uid
  if (uid === undefined) return
  const answer = await callApi('get_user_data', { user: uid }).catch(() => null)
  if (answer) updateUser(answer.data[0])
}

/** Saves the theme with the account. True where it was saved, or no user is signed in any more. */
export async function saveTheme(dark: boolean): Promise<boolean> {
  const user = currentSession()?.user
  if (!user) return true
  const theme = dark ? themes.dark : themes.light
  const isSaved = await callApi('theme', { email: user.email, theme }).then(
    () => true,
    () => false,
  )
  const now = currentSession()?.user
  if (isSaved && now?.uid === user.uid) updateUser({ ...now, theme })
  return isSaved
}
