import type { UserDoc } from '../../functions/src/accounts/user.doc.ts'
import { PROJECT } from '../../scripts/emulators/cli.ts'
import { auth, db } from './admin.ts'
import { endpoint } from './emulators.ts'
import { documents, writeDocuments } from './factories/documents.ts'
import { aUserDoc } from './factories/users.ts'

export interface Person {
  uid: string
  token: string
}

/** Signs an account in as the browser does after `/signin`: custom token for ID token. */
export async function idToken(uid: string, claims?: object): Promise<string> {
  const { host, port } = endpoint('auth')
  const url = `http://${host}:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=${PROJECT}`
  const token = await auth.createCustomToken(uid, claims)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
  })
  const { idToken } = (await response.json()) as { idToken: string }
  return idToken
}

/** A member with profile and session. */
export async function aMember(overrides: Partial<UserDoc> = {}): Promise<Person> {
  const uid = `test-${crypto.randomUUID()}`
  const profile = aUserDoc({ verified: true, nic: '200012345678', ...overrides })
  await writeDocuments(db, [documents.users(uid, profile)])
  await auth.createUser({ uid })
  return { uid, token: await idToken(uid) }
}

/** An admin whose step-up session is alive. */
export async function anAdmin(): Promise<Person> {
  const admin = await anAdminWithoutSession()
  await db.doc(`adminSessions/${admin.uid}`).set({ openedAt: Date.now(), usedAt: Date.now() })
  return admin
}

export function anAdminWithoutSession(): Promise<Person> {
  return aMember({ role: 'admin', adid: `ADM-${crypto.randomUUID().slice(0, 4)}` })
}

/** Somebody with a session whose account is gone. */
export async function aRemovedMember(): Promise<Person> {
  const person = await aMember()
  await db.doc(`users/${person.uid}`).delete()
  return person
}

/** A member whose token claims what the profile does not say. */
export async function aMemberWithForgedClaims(): Promise<Person> {
  const { uid } = await aMember()
  return { uid, token: await idToken(uid, { role: 'admin', admin: true }) }
}
