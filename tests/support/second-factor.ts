import { Secret, TOTP } from 'otpauth'
import type { FactorDoc } from '../../functions/src/accounts/credentials.doc.ts'
import type { UserDoc } from '../../functions/src/accounts/user.doc.ts'
import { sha256 } from '../../functions/src/platform/digests.ts'
import { db } from './admin.ts'
import { call, type Who } from './client.ts'
import { mailsTo } from './inbox.ts'
import { ADMIN_PASSWORD, anAdminAccount, idToken, type Person } from './people.ts'
import { aPlatform } from './platform.ts'
import { TEST_FACTOR } from './secrets.ts'

const stepMs = 30_000
/** Milliseconds within which a call is answered. */
const room = 10_000

/** The code of the app, this number of steps of 30 seconds from now. */
export function codeOf(secret: string = TEST_FACTOR.secret, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * stepMs })
}

/** A code that is neither of now nor of the steps around. */
export function wrongCode(secret: string = TEST_FACTOR.secret): string {
  const good = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !good.includes(code)) ?? ''
  )
}

/** Waits for the next step where this one is nearly over, so that a call sees the one that the test sees. */
export async function enoughOfTheStep(): Promise<void> {
  const remainingMs = stepMs - (Date.now() % stepMs)
  if (remainingMs < room) await new Promise((resolve) => setTimeout(resolve, remainingMs + 50))
}

/** Puts a second factor to an account, as `confirm_factor` leaves it. */
export async function giveFactor(uid: string, overrides: Partial<FactorDoc> = {}): Promise<void> {
  const sealed = aPlatform().sealer.seal(TEST_FACTOR.secret, uid)
  const isOn = overrides.onAt !== null
  const factor: FactorDoc = {
    ...(isOn ? { secret: sealed, pending: null } : { secret: null, pending: sealed }),
    passkeys: [],
    onAt: Date.now(),
    usedStep: 0,
    recovery: TEST_FACTOR.recovery.map((code) => sha256(code.replaceAll('-', ''))),
    usedRecovery: [],
    ...overrides,
  }
  await db.doc(`credentials/${uid}`).update({ factor })
}

/** An admin with a second factor, whose admin session is alive. */
export async function anAdminWithFactor(overrides: Partial<UserDoc> = {}) {
  const admin = await anAdminAccount(overrides)
  await giveFactor(admin.uid)
  return admin
}

export type Admin = Person & { adid: string; user: string }

/** Another sign-in of the admin, on which the dashboard is not open. */
export const aSignIn = async (admin: Admin): Promise<Admin> => ({ ...admin, token: await idToken(admin.uid) })

/** The stored factor of an account. */
export const factorOf = async ({ uid }: Pick<Person, 'uid'>) =>
  (await db.doc(`credentials/${uid}`).get()).get('factor')

/** The admin sign-in, by the right id and password unless said otherwise: status, code and field of its answer. */
export async function open(admin: Admin, code?: string, adps = ADMIN_PASSWORD, who: Who = {}) {
  const input = { adid: admin.adid, adps, ...(code !== undefined && { code }) }
  const { status, body } = await call('admin_signin', input, { ...admin, ...who })
  return [status, body.code, body.field]
}

/** The answer of `open` to a recovery code that was used, and to what is none. */
export const usedRecovery = [401, 'recovery-code-used', 'code']
export const noRecovery = [401, 'recovery-code-wrong', 'code']

/** The answers of `open`. */
export const opened = [200, undefined, undefined]
export const refused = [401, 'factor-code-wrong', 'code']
export const factorRequired = [401, 'factor-required', undefined]

/** The actions of a user in the audit log. */
export async function actionsOf({ uid }: Pick<Person, 'uid'>): Promise<string[]> {
  const { docs } = await db.collection('audit').where('uid', '==', uid).get()
  return docs.map((line) => line.get('action'))
}

/** The subjects of the mails to a user, the newest first. */
export const subjects = async ({ email }: Pick<Person, 'email'>) =>
  (await mailsTo(email)).map(({ fields }) => fields.sub)
