import { maxPasskeys } from '@dlm/contract/accounts/passkey.schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { anAuthenticator, type Forged } from '../support/authenticator.ts'
import { call, callFromNewAddress } from '../support/client.ts'
import { ADMIN_PASSWORD, anAdminAccount, hasAdminSession, openAdminSession } from '../support/people.ts'
import {
  type Admin,
  actionsOf,
  anAdminWithFactor,
  aSignIn,
  codeOf,
  factorOf,
  factorRequired,
  open,
  opened,
  refused,
  subjects,
} from '../support/second-factor.ts'

beforeEach(callFromNewAddress)

const wrongPassword = 'Wr0ng#99'
type Options = { challenge: string }
type Authenticator = ReturnType<typeof anAuthenticator>

async function start(admin: Admin): Promise<Options> {
  const { status, body } = await call('start_passkey', { adps: ADMIN_PASSWORD }, admin)
  expect(status).toBe(200)
  return body.options
}

async function add(admin: Admin, device: Authenticator = anAuthenticator(), forged: Forged = {}) {
  const passkey = device.make(await start(admin), forged)
  return call('add_passkey', { passkey, name: 'My phone' }, admin)
}

/** An admin whose factor is one passkey. */
async function anAdminWithPasskey() {
  const [admin, device] = [await anAdminAccount(), anAuthenticator()]
  expect((await add(admin, device)).status).toBe(200)
  return { admin, device }
}

/** The admin sign-in up to the passkey. */
async function ask(admin: Admin) {
  const { status, body } = await call('admin_signin', { adid: admin.adid, adps: ADMIN_PASSWORD }, admin)
  expect(status).toBe(200)
  return { options: body.passkey ?? { challenge: '' }, app: body.app }
}

async function use(admin: Admin, passkey: ReturnType<Authenticator['use']>, adps = ADMIN_PASSWORD) {
  const { status, body } = await call('admin_signin', { adid: admin.adid, adps, passkey }, admin)
  return [status, body.code]
}
const openedBy = [200, undefined]
const refusedBy = [401, 'passkey-refused']
const unknown = [401, 'passkey-unknown']

describe('start_passkey', () => {
  it('needs the admin password first', async () => {
    const admin = await anAdminAccount()
    const { status, body } = await call('start_passkey', { adps: wrongPassword }, admin)
    expect([status, body.code, body.field]).toEqual([403, 'admin-password-wrong', 'adps'])
  })

  it(`takes ${maxPasskeys} at most`, async () => {
    const { admin } = await anAdminWithPasskey()
    const [passkey] = (await factorOf(admin)).passkeys
    const full = Array.from({ length: maxPasskeys }, (_, at) => ({ ...passkey, id: `id${at}` }))
    await db.doc(`credentials/${admin.uid}`).update({ 'factor.passkeys': full })
    const { status, body } = await call('start_passkey', { adps: ADMIN_PASSWORD }, admin)
    expect([status, body.code]).toEqual([409, 'too-many-passkeys'])
  })
})

describe('add_passkey', () => {
  it('turns the second factor on, answers ten recovery codes, ends other admin sessions, and notifies the owner', async () => {
    const admin = await anAdminAccount()
    const elsewhere = await aSignIn(admin)
    await openAdminSession(elsewhere)
    const { status, body } = await add(admin)
    expect([status, body.codes?.length]).toEqual([200, 10])
    expect((await call('get_factor', {}, elsewhere)).body.code).toBe('admin-session-required')
    expect((await call('get_factor', {}, admin)).status).toBe(200)
    expect(await actionsOf(admin)).toEqual(['add_passkey'])
    expect(await subjects(admin)).toContain('Your second factor is on')
    const state = (await call('get_factor', {}, admin)).body
    expect(state).toMatchObject({
      recoveryCodes: 10,
      app: false,
      passkeys: [{ name: 'My phone', usedAt: null }],
    })
    expect(await open(await aSignIn(admin), body.codes[0])).toEqual(opened)
  })

  it('beside an app answers no codes, and leaves those that there are', async () => {
    const admin = await anAdminWithFactor()
    const { recovery } = await factorOf(admin)
    const { status, body } = await add(admin)
    expect([status, body.codes]).toEqual([200, []])
    expect((await factorOf(admin)).recovery).toEqual(recovery)
    expect(await subjects(admin)).toContain('A passkey was added')
  })

  it.each([
    ['another portal', { origin: 'https://other.test' }],
    ['another name', { rpId: 'other.test' }],
    ['another challenge', { challenge: 'bm90LXRoaXMtb25l' }],
  ])('refuses one made for %s, and nothing is written', async (_, forged) => {
    const admin = await anAdminAccount()
    const { status, body } = await add(admin, anAuthenticator(), forged)
    expect([status, body.code]).toEqual(refusedBy)
    expect(await factorOf(admin)).toBeNull()
  })

  it('takes a challenge once, and none of the sign-in', async () => {
    const admin = await anAdminAccount()
    const options = await start(admin)
    const passkey = anAuthenticator().make(options)
    expect((await call('add_passkey', { passkey, name: 'One' }, admin)).status).toBe(200)
    const again = await call('add_passkey', { passkey, name: 'Two' }, admin)
    expect([again.status, again.body.code]).toEqual(refusedBy)
    const signIn = await ask(admin)
    const other = await call(
      'add_passkey',
      { passkey: anAuthenticator().make(signIn.options), name: 'Three' },
      admin,
    )
    expect([other.status, other.body.code]).toEqual(refusedBy)
    expect((await factorOf(admin)).passkeys).toHaveLength(1)
  })

  it('refuses one that took longer than five minutes', async () => {
    const admin = await anAdminAccount()
    const passkey = anAuthenticator().make(await start(admin))
    await db.doc(`credentials/${admin.uid}`).update({ 'challenge.until': Date.now() - 1 })
    const { status, body } = await call('add_passkey', { passkey, name: 'Late' }, admin)
    expect([status, body.code]).toEqual(refusedBy)
  })
})

describe('admin_signin with a passkey', () => {
  it('asks for it after the right id and password, and opens with it', async () => {
    const { admin, device } = await anAdminWithPasskey()
    const signIn = await aSignIn(admin)
    const { options, app } = await ask(signIn)
    expect(app).toBe(false)
    expect(await hasAdminSession(signIn)).toBe(false)
    expect(await use(signIn, device.use(options))).toEqual(openedBy)
    expect(await hasAdminSession(signIn)).toBe(true)
    const [stored] = (await factorOf(admin)).passkeys
    expect([stored.counter, typeof stored.usedAt]).toEqual([1, 'number'])
  })

  it('says nothing of it to those who have not the password', async () => {
    const { admin, device } = await anAdminWithPasskey()
    const signIn = await aSignIn(admin)
    const { options } = await ask(signIn)
    expect(await use(signIn, device.use(options), wrongPassword)).toEqual([401, 'admin-sign-in-failed'])
    const { body } = await call('admin_signin', { adid: admin.adid, adps: wrongPassword }, signIn)
    expect([body.code, body.passkey]).toEqual(['admin-sign-in-failed', undefined])
  })

  it('refuses what was sent before', async () => {
    const { admin, device } = await anAdminWithPasskey()
    const signIn = await aSignIn(admin)
    const answer = device.use((await ask(signIn)).options)
    expect(await use(signIn, answer)).toEqual(openedBy)
    expect(await use(await aSignIn(admin), answer)).toEqual(refusedBy)
    await ask(signIn)
    expect(await use(await aSignIn(admin), answer)).toEqual(refusedBy)
  })

  it('counts one answer once, however often it comes at the same time', async () => {
    const { admin, device } = await anAdminWithPasskey()
    const signIn = await aSignIn(admin)
    const answer = device.use((await ask(signIn)).options)
    const answers = await Promise.all([1, 2, 3].map(async () => use(await aSignIn(admin), answer)))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  })

  it.each([
    ['of another account', async () => anAuthenticator(), {}],
    ['for another portal', null, { origin: 'https://other.test' }],
    ['for another name', null, { rpId: 'other.test' }],
    ['with another challenge', null, { challenge: 'bm90LXRoaXMtb25l' }],
  ] as const)('refuses one %s', async (_, other, forged) => {
    const { admin, device } = await anAdminWithPasskey()
    const signIn = await aSignIn(admin)
    const used = ((await other?.()) ?? device).use((await ask(signIn)).options, forged)
    expect(await use(signIn, used)).toEqual(other ? unknown : refusedBy)
    expect(await use(signIn, { ...used, ...device.use((await ask(signIn)).options) })).toEqual(openedBy)
  })

  it('refuses a copy, whose counter did not grow', async () => {
    const { admin, device } = await anAdminWithPasskey()
    const first = await aSignIn(admin)
    expect(await use(first, device.use((await ask(first)).options, { counter: 7 }))).toEqual(openedBy)
    const second = await aSignIn(admin)
    expect(await use(second, device.use((await ask(second)).options, { counter: 7 }))).toEqual(refusedBy)
    expect(await use(second, device.use((await ask(second)).options, { counter: 8 }))).toEqual(openedBy)
  })

  it('with the phone lost takes a recovery code, and the code of an app where there is one', async () => {
    const admin = await anAdminWithFactor()
    await add(admin)
    const signIn = await aSignIn(admin)
    expect((await ask(signIn)).app).toBe(true)
    expect(await open(signIn, '000000')).toEqual(refused)
    expect(await open(signIn, codeOf())).toEqual(opened)
  })

  it('after five that were refused takes none there', async () => {
    const { admin, device } = await anAdminWithPasskey()
    const signIn = await aSignIn(admin)
    const { options } = await ask(signIn)
    const forged = { origin: 'https://other.test' }
    for (let tried = 0; tried < 5; tried++)
      expect(await use(signIn, device.use(options, forged))).toEqual(refusedBy)
    expect(await use(signIn, device.use(options))).toEqual([429, 'too-many-requests'])
  })

  it('is removed with the role', async () => {
    const { admin, device } = await anAdminWithPasskey()
    const signIn = await aSignIn(admin)
    const { options } = await ask(signIn)
    const boss = await anAdminAccount()
    expect((await call('demote_admin', { uid: admin.uid }, boss)).status).toBe(200)
    expect(await use(signIn, device.use(options))).toEqual([401, 'session-ended'])
    expect(await factorOf(admin)).toBeNull()
    expect(await hasAdminSession(signIn)).toBe(false)
  })
})

it('my_data has the passkeys by their names', async () => {
  const { admin } = await anAdminWithPasskey()
  const [data] = (await call('my_data', {}, admin)).body.data
  expect(data.secondFactor).toMatchObject({
    ...{ recoveryCodes: 10, app: false },
    passkeys: [{ name: 'My phone', lastUsed: null }],
  })
})

describe('remove_passkey', () => {
  it('takes one away for the admin password; it opens nothing then', async () => {
    const admin = await anAdminWithFactor()
    const device = anAuthenticator()
    await add(admin, device)
    const remove = (adps: string) => call('remove_passkey', { id: device.id, adps }, admin)
    expect((await remove(wrongPassword)).body.code).toBe('admin-password-wrong')
    expect((await factorOf(admin)).passkeys).toHaveLength(1)
    expect((await remove(ADMIN_PASSWORD)).status).toBe(200)
    expect((await remove(ADMIN_PASSWORD)).status).toBe(200)
    expect((await actionsOf(admin)).sort()).toEqual(['add_passkey', 'remove_passkey'])
    expect(await open(await aSignIn(admin))).toEqual(factorRequired)
  })

  it('between the question and its answer is said to be unknown, and another one opens', async () => {
    const { admin, device } = await anAdminWithPasskey()
    const other = anAuthenticator()
    await add(admin, other)
    const signIn = await aSignIn(admin)
    const removed = await call('remove_passkey', { id: device.id, adps: ADMIN_PASSWORD }, admin)
    expect(removed.status).toBe(200)
    expect(await use(signIn, device.use((await ask(signIn)).options))).toEqual(unknown)
    expect(await hasAdminSession(signIn)).toBe(false)
    expect(await use(signIn, other.use((await ask(signIn)).options))).toEqual(openedBy)
  })

  it('leaves the last way, which only turning the factor off takes', async () => {
    const { admin, device } = await anAdminWithPasskey()
    const { status, body } = await call('remove_passkey', { id: device.id, adps: ADMIN_PASSWORD }, admin)
    expect([status, body.code]).toEqual([409, 'last-passkey'])
    expect((await factorOf(admin)).passkeys).toHaveLength(1)
    expect((await call('stop_factor', { adps: ADMIN_PASSWORD }, admin)).status).toBe(200)
    expect(await open(await aSignIn(admin))).toEqual(opened)
  })
})

describe('an app beside a passkey', () => {
  it('is added with its first code, and answers no recovery codes', async () => {
    const { admin } = await anAdminWithPasskey()
    const { secret } = (await call('start_factor', { adps: ADMIN_PASSWORD }, admin)).body
    const { status, body } = await call('confirm_factor', { code: codeOf(secret) }, admin)
    expect([status, body.codes]).toEqual([200, []])
    expect((await ask(await aSignIn(admin))).app).toBe(true)
  })

  it('is not confirmed by a recovery code', async () => {
    const admin = await anAdminAccount()
    const { codes } = (await add(admin)).body
    await call('start_factor', { adps: ADMIN_PASSWORD }, admin)
    const { status, body } = await call('confirm_factor', { code: codes[0] ?? '' }, admin)
    expect([status, body.code]).toEqual([401, 'factor-code-wrong'])
    expect((await factorOf(admin)).recovery).toHaveLength(10)
  })
})
