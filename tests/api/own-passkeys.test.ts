import { maxPasskeys } from '@dlm/contract/accounts/passkey.schema'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { db } from '../support/admin.ts'
import type { anAuthenticator, Forged } from '../support/authenticator.ts'
import { call, callFromNewAddress } from '../support/client.ts'
import { grantFor } from '../support/otps.ts'
import { aNewPasskey, anAccountWithPasskey, aSignInByPasskey } from '../support/own-passkeys.ts'
import { anAccount, PASSWORD, type Person } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import { subjects } from '../support/second-factor.ts'

beforeEach(callFromNewAddress)

type Account = Person & { user: string }
const wrongPassword = 'Wr0ng#99'
const stored = async ({ uid }: Person) => (await db.doc(`credentials/${uid}`).get()).data()
const namesOf = async (account: Account) =>
  (await call('my_passkeys', {}, account)).body.data.map(({ name }) => name)
const ask = async () => (await call('start_passkey_signin', {})).body.options

/** Signs in with what an authenticator answers: status and code. */
async function use(device: ReturnType<typeof anAuthenticator>, user: string, forged: Forged = {}) {
  const { status, body } = await call('passkey_signin', {
    passkey: device.use(await ask(), { user, ...forged }),
  })
  return [status, body.code]
}
const opened = [200, undefined]
const refused = [401, 'passkey-refused']
const unknown = [401, 'passkey-unknown']

describe('start_my_passkey', () => {
  it('needs the password', async () => {
    const account = await anAccount()
    const { status, body } = await call('start_my_passkey', { pass: wrongPassword }, account)
    expect([status, body.code, body.fields]).toEqual([
      403,
      'password-wrong',
      { pass: 'The password is wrong.' },
    ])
    expect(await stored(account)).toMatchObject({ challenge: null })
    expect((await call('start_my_passkey', { pass: PASSWORD }, account)).status).toBe(200)
  })

  it('requests a discoverable one that names its owner, and excludes existing ones', async () => {
    const { account, device } = await anAccountWithPasskey()
    const { options } = (await call('start_my_passkey', { pass: PASSWORD }, account)).body
    expect(options.authenticatorSelection).toEqual({ residentKey: 'required', userVerification: 'required' })
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([device.id])
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(account.uid)
  })

  it('is refused where there are ten', async () => {
    const { account } = await anAccountWithPasskey()
    const [passkey] = (await stored(account))?.passkeys ?? []
    await db.doc(`credentials/${account.uid}`).update({
      passkeys: Array.from({ length: maxPasskeys }, (_, at) => ({ ...passkey, id: `key-${at}` })),
    })
    const { status, body } = await call('start_my_passkey', { pass: PASSWORD }, account)
    expect([status, body.code]).toEqual([409, 'too-many-passkeys'])
  })
})

describe('add_my_passkey', () => {
  it('adds it under its name, and notifies the owner', async () => {
    const { account, passkey } = await aNewPasskey()
    expect((await call('add_my_passkey', { passkey, name: 'My phone' }, account)).status).toBe(200)
    expect(await namesOf(account)).toEqual(['My phone'])
    expect(await subjects(account)).toContain('A passkey was added')
  })

  it.each<[string, Forged]>([
    ['made for another portal', { origin: 'https://portal.example' }],
    ['made for another name', { rpId: 'portal.example' }],
    ['of another challenge', { challenge: 'AAAA' }],
    ['whose maker’s user did not prove to be its owner', { isUnverified: true }],
  ])('refuses one %s', async (_, forged) => {
    const { account, device, options } = await aNewPasskey()
    const { status, body } = await call(
      'add_my_passkey',
      { passkey: device.make(options, forged), name: 'Key' },
      account,
    )
    expect([status, body.code]).toEqual(refused)
    expect(await namesOf(account)).toEqual([])
  })

  it('takes one once, and none of another account', async () => {
    const { account, passkey } = await aNewPasskey()
    const other = await anAccount()
    expect((await call('add_my_passkey', { passkey, name: 'Key' }, other)).status).toBe(401)
    const again = () => call('add_my_passkey', { passkey, name: 'Key' }, account)
    const tries = await Promise.all([again(), again(), again()])
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect(await namesOf(account)).toEqual(['Key'])
  })
})

describe('my_passkeys', () => {
  it('answers the caller’s own, without their keys', async () => {
    const { account } = await anAccountWithPasskey()
    const { body } = await call('my_passkeys', {}, account)
    expect(body.data.map((passkey) => Object.keys(passkey).sort())).toEqual([
      ['addedAt', 'id', 'name', 'usedAt'],
    ])
    expect((await call('my_passkeys', {}, await anAccount())).body.data).toEqual([])
  })
})

describe('start_passkey_signin', () => {
  it('is public, writes nothing and reveals no user', async () => {
    const { options } = (await call('start_passkey_signin', {})).body
    expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required', rpId: 'localhost' })
  })
})

describe('passkey_signin', () => {
  it('answers what signin does, and the session begins', async () => {
    const { account, passkey } = await aSignInByPasskey()
    const { status, body } = await call('passkey_signin', { passkey })
    const byPassword = await call('signin', { user: account.user, pass: PASSWORD })
    expect([status, body.data]).toEqual([200, byPassword.body.data])
    expect(Object.keys(body).sort()).toEqual(Object.keys(byPassword.body).sort())
    const { body: list } = await call('my_passkeys', {}, account)
    expect(list.data[0]?.usedAt).toBeGreaterThan(0)
  })

  it('takes an answer once, three times at once too, and notifies its owner once', async () => {
    const { account, passkey } = await aSignInByPasskey()
    const tries = await Promise.all([1, 2, 3].map(() => call('passkey_signin', { passkey })))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    const newDevice = 'New sign-in'
    // A sign-in waits two seconds for its mail, which is sent on.
    await vi.waitFor(async () => expect(await subjects(account)).toContain(newDevice), { timeout: 20_000 })
    expect(await subjects(account)).toEqual([newDevice, 'A passkey was added'])
  })

  it.each<[string, Forged]>([
    ['for another portal', { origin: 'https://portal.example' }],
    ['for another name', { rpId: 'portal.example' }],
    ['of a challenge that was not asked for', { challenge: `1${'0'.repeat(12)}${'A'.repeat(43)}` }],
    ['whose user did not prove to be its owner', { isUnverified: true }],
    ['of a copy, whose counter did not grow', { counter: 0 }],
  ])('refuses one %s', async (_, forged) => {
    const { account, device } = await anAccountWithPasskey()
    expect(await use(device, account.uid)).toEqual(opened)
    expect(await use(device, account.uid, forged)).toEqual(refused)
  })

  it('refuses one that names another user, an unknown one, or a path', async () => {
    const [{ account, device }, other] = [await anAccountWithPasskey(), await anAccount()]
    for (const user of [other.uid, 'unknown-user']) expect(await use(device, user)).toEqual(unknown)
    for (const user of [`${account.uid}/x`, '']) expect(await use(device, user)).toEqual(refused)
    expect(await use(device, account.uid)).toEqual(opened)
  })

  it('refuses an answer to a challenge that is over', async () => {
    const { account, device } = await anAccountWithPasskey()
    const { signInChallenge } = await import('../../functions/src/accounts/account-passkeys.ts')
    const platform = aPlatform()
    const late = { challenge: signInChallenge(platform, Date.now() - 1) }
    const good = { challenge: signInChallenge(platform, Date.now() + 60_000) }
    expect(await use(device, account.uid, late)).toEqual(refused)
    expect(await use(device, account.uid, good)).toEqual(opened)
  })

  it('refuses a passkey of the second factor: it opens the dashboard alone', async () => {
    const { account, device } = await anAccountWithPasskey()
    const credentials = db.doc(`credentials/${account.uid}`)
    const passkeys = (await stored(account))?.passkeys
    const factor = { secret: null, pending: null, passkeys, onAt: 1, usedStep: 0, recovery: [] }
    await credentials.update({ passkeys: [], factor })
    expect(await use(device, account.uid)).toEqual(refused)
  })

  it('is refused thirty times an hour from an address, and right ones are not counted', async () => {
    const { account, device } = await anAccountWithPasskey()
    expect(await use(device, account.uid)).toEqual(opened)
    const tries: unknown[] = []
    const passkey = device.use(await ask(), { user: 'unknown-user' })
    for (let nth = 1; nth <= 31; nth++) tries.push((await call('passkey_signin', { passkey })).status)
    expect(tries.slice(0, 30)).toEqual(Array(30).fill(401))
    expect(tries[30]).toBe(429)
  })
})

describe('remove_my_passkey', () => {
  it('needs the password, ends its use and notifies the owner, and a missing one is no error', async () => {
    const { account, device } = await anAccountWithPasskey()
    const remove = async (pass: string) =>
      (await call('remove_my_passkey', { id: device.id, pass }, account)).status
    expect(await remove(wrongPassword)).toBe(403)
    expect(await use(device, account.uid)).toEqual(opened)
    expect([await remove(PASSWORD), await remove(PASSWORD)]).toEqual([200, 200])
    // What is wrong with it: a second try with it could not help.
    expect(await use(device, account.uid)).toEqual(unknown)
    expect(await use(device, account.uid, { origin: 'https://other.test' })).toEqual(unknown)
    const mailed = await subjects(account)
    expect(mailed.filter((subject) => subject === 'A passkey was removed')).toHaveLength(1)
  })

  it('of another account does nothing', async () => {
    const { account, device } = await anAccountWithPasskey()
    const other = await anAccount()
    expect((await call('remove_my_passkey', { id: device.id, pass: PASSWORD }, other)).status).toBe(200)
    expect(await namesOf(account)).toEqual(['My phone'])
  })
})

describe('a password that is set by e-mail', () => {
  it('takes the passkeys away', async () => {
    const { account, device } = await anAccountWithPasskey()
    const grant = await grantFor(account, 'password')
    const input = { email: account.email, password: 'Member#2027', grant }
    expect((await call('update_password', input)).status).toBe(200)
    expect(await use(device, account.uid)).toEqual(unknown)
    expect((await stored(account))?.passwordHash).not.toBe(await hashSecret(PASSWORD))
  })
})
