import type { DocumentReference } from 'firebase-admin/firestore'
import { nameKey } from '../../functions/src/accounts/unique-name.doc.ts'
import type { UserDoc } from '../../functions/src/accounts/user.doc.ts'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { auth, db } from './admin.ts'
import { endpoint, project } from './emulators.ts'
import { documents, writeDocuments } from './factories/documents.ts'
import { aCredentialsDoc, aSessionDoc, aUserDoc } from './factories/users.ts'
import { TEST_PASSWORDS } from './secrets.ts'

export interface Person {
  uid: string
  email: string
  token: string
}

/** A call of the emulated Firebase Auth, as its SDK in the browser makes it. */
async function askAuth<A>(path: string, body: object): Promise<A> {
  const { host, port } = endpoint('auth')
  const response = await fetch(`http://${host}:${port}/${path}?key=${project}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as A
}

/** What the browser makes of the custom token that `/signin` answers. */
export function beginSession(customToken: string): Promise<{ idToken: string; refreshToken: string }> {
  const body = { token: customToken, returnSecureToken: true }
  return askAuth('identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken', body)
}

/** The ID token of a session that begins with this custom token. */
export async function sessionOf(customToken: string): Promise<string> {
  return (await beginSession(customToken)).idToken
}

/** The ID token a browser gets once its own has ended. */
export async function renewedToken(refreshToken: string): Promise<string> {
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
  return (await askAuth<{ id_token: string }>('securetoken.googleapis.com/v1/token', body)).id_token
}

/** A session of an account, begun just now, without signing in. */
export async function idToken(
  uid: string,
  { startedAt = Date.now(), ...claims }: { startedAt?: number; [claim: string]: unknown } = {},
): Promise<string> {
  const sid = crypto.randomUUID()
  await db.doc(`sessions/${sid}`).set(aSessionDoc({ uid, startedAt, usedAt: startedAt }))
  return sessionOf(await auth.createCustomToken(uid, { sid, ...claims }))
}

/** The stored session that an ID token names. */
export function storedSession(token: string): DocumentReference {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return db.doc(`sessions/${sid}`)
}

/** Opens the admin session of a sign-in, as the admin password does. */
export async function openAdminSession(
  { token }: Pick<Person, 'token'>,
  openedAt: number = Date.now(),
): Promise<void> {
  await storedSession(token).update({ adminOpenedAt: openedAt, adminUsedAt: Date.now() })
}

/** Whether a sign-in has an admin session, alive or run out. */
export async function hasAdminSession({ token }: Pick<Person, 'token'>): Promise<boolean> {
  return Boolean((await storedSession(token).get()).get('adminOpenedAt'))
}

/** A member with profile and session. */
export async function aMember(overrides: Partial<UserDoc> = {}): Promise<Person> {
  const uid = `test-${crypto.randomUUID()}`
  const profile = aUserDoc({ verified: true, nic: '200012345678', ...overrides })
  await writeDocuments(db, [documents.users(uid, profile)])
  await auth.createUser({ uid })
  return { uid, email: profile.email, token: await idToken(uid) }
}

/** An admin whose step-up session is alive. */
export async function anAdmin(overrides: Partial<UserDoc> = {}): Promise<Person> {
  const admin = await anAdminWithoutSession(overrides)
  await openAdminSession(admin)
  return admin
}

export function anAdminWithoutSession(overrides: Partial<UserDoc> = {}): Promise<Person> {
  return aMember({ role: 'admin', adid: `ADM-${crypto.randomUUID().slice(0, 4)}`, ...overrides })
}

/** An admin with everything that a promotion makes, whose step-up session is alive. */
export async function anAdminAccount(
  overrides: Partial<UserDoc> = {},
): Promise<Person & { user: string; adid: string }> {
  const adid = `ADM-${crypto.randomUUID().slice(0, 6)}`
  const admin = await anAccount({ role: 'admin', adid, ...overrides })
  await openAdminSession(admin)
  return { ...admin, adid }
}

/** A member with a session whose account is gone. */
export async function aRemovedMember(): Promise<Person> {
  const person = await aMember()
  await db.doc(`users/${person.uid}`).delete()
  return person
}

/** A member whose token claims what the profile does not say. */
export async function aMemberWithForgedClaims(): Promise<Person> {
  const member = await aMember()
  return {
    ...member,
    token: await idToken(member.uid, { role: 'admin', admin: true, uploadsUntil: Date.now() + 60_000 }),
  }
}

/** The password of every account that `anAccount` makes, and the admin password of its admins. */
export const PASSWORD: string = TEST_PASSWORDS.member
export const ADMIN_PASSWORD: string = TEST_PASSWORDS.admin

let hashes: Promise<[password: string, adminPassword: string]> | undefined

/** Made once for all accounts of a file: hashing is meant to be slow. */
function passwordHashes() {
  hashes ??= Promise.all([hashSecret(PASSWORD), hashSecret(ADMIN_PASSWORD)])
  return hashes
}

/** An account as sign-up, verification and promotion leave it, with a session. */
export async function anAccount(overrides: Partial<UserDoc> = {}): Promise<Person & { user: string }> {
  const user = `person.${crypto.randomUUID().slice(0, 8)}`
  const email = `${user}@dlm.test`
  const person = await aMember({ user, email, ...overrides })
  const isAdmin = overrides.role === 'admin'
  const [passwordHash, adminPasswordHash] = await passwordHashes()
  await writeDocuments(db, [
    documents.usernames(nameKey(user), { uid: person.uid }),
    documents.emails(nameKey(email), { uid: person.uid }),
    documents.credentials(
      person.uid,
      aCredentialsDoc({
        passwordHash,
        adminPasswordHash: isAdmin ? adminPasswordHash : null,
      }),
    ),
  ])
  return { ...person, user }
}
