import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, callFromNewAddress } from '../support/client.ts'
import { grantFor } from '../support/otps.ts'
import {
  ADMIN_PASSWORD,
  anAccount,
  anAdmin,
  anAdminAccount,
  openAdminSession,
  PASSWORD,
  type Person,
  storedSession,
} from '../support/people.ts'
import {
  type Admin,
  actionsOf,
  anAdminWithFactor,
  aSignIn,
  codeOf,
  factorOf,
  factorRequired,
  giveFactor,
  noRecovery,
  open,
  opened,
  refused,
  subjects,
  wrongCode,
} from '../support/second-factor.ts'
import { TEST_FACTOR } from '../support/secrets.ts'

beforeEach(callFromNewAddress)

const wrongPassword = 'Wr0ng#99'
const [recovery = '', another = ''] = TEST_FACTOR.recovery

const credentialsOf = async ({ uid }: Person) => (await db.doc(`credentials/${uid}`).get()).data()
const start = (admin: Admin, adps = ADMIN_PASSWORD) => call('start_factor', { adps }, admin)

describe('start_factor', () => {
  it('needs the admin password, and leaves one that is on as it is', async () => {
    const admin = await anAdminAccount()
    const { status, body } = await start(admin, wrongPassword)
    expect([status, body.code, body.field]).toEqual([403, 'admin-password-wrong', 'adps'])
    expect(await factorOf(admin)).toBeNull()
    expect((await start(admin)).status).toBe(200)
    await giveFactor(admin.uid)
    const before = await factorOf(admin)
    expect((await start(admin)).body.code).toBe('factor-changed')
    expect(await factorOf(admin)).toEqual(before)
  })
})

describe('confirm_factor', () => {
  it('counts from the first right code on, answers ten recovery codes, and notifies the owner', async () => {
    const admin = await anAdminAccount()
    const elsewhere = await aSignIn(admin)
    await openAdminSession(elsewhere)
    const { secret, url } = (await start(admin)).body
    expect(url).toContain(`secret=${secret}`)
    const confirm = (code: string) => call('confirm_factor', { code }, admin)

    const wrong = await confirm(wrongCode(secret))
    expect([wrong.status, wrong.body.code, wrong.body.field]).toEqual(refused)
    expect((await call('get_factor', {}, admin)).body.since).toBeNull()
    expect(await open(await aSignIn(admin))).toEqual(opened)

    const right = await confirm(codeOf(secret))
    expect(right.status).toBe(200)
    const { codes } = right.body
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^(?:[0-9a-z]{4}-){5}[0-9a-z]{4}$/)
    expect((await call('get_factor', {}, admin)).body).toMatchObject({ recoveryCodes: 10 })
    expect(await open(await aSignIn(admin))).toEqual(factorRequired)
    const credentials = JSON.stringify(await credentialsOf(admin))
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(credentials).not.toContain(text)
    expect(await actionsOf(admin)).toContain('confirm_factor')
    await expect.poll(() => subjects(admin)).toEqual(['Your second factor is on'])
    // Who opened the dashboard elsewhere did so without it.
    expect((await call('get_factor', {}, elsewhere)).body.code).toBe('admin-session-required')
    expect((await confirm(codeOf(secret, 1))).body.code).toBe('factor-changed')
  })

  it('that was started is not confirmed by who was demoted meanwhile', async () => {
    const [admin, other] = [await anAdminAccount(), await anAdmin()]
    const { secret } = (await start(admin)).body
    expect((await call('demote_admin', { uid: admin.uid }, other)).status).toBe(200)
    expect((await call('confirm_factor', { code: codeOf(secret) }, admin)).status).toBe(401)
    expect(await factorOf(admin)).toBeNull()
  })

  it('names the field of what is no code', async () => {
    const admin = await anAdminAccount()
    const { status, body } = await call('confirm_factor', { code: '12345' }, admin)
    expect([status, body.field]).toEqual([400, 'code'])
    const neither = await call('stop_factor', {}, admin)
    expect([neither.status, neither.body.field]).toEqual([400, 'adps'])
  })
})

describe('get_factor', () => {
  it('answers each admin the own factor, and needs an admin session', async () => {
    const [admin, plain] = [await anAdminWithFactor(), await anAdminAccount()]
    const state = await factorOf(admin)
    const { body } = await call('get_factor', {}, admin)
    expect(body).toEqual({
      status: 'success',
      since: state.onAt,
      recoveryCodes: 2,
      app: true,
      passkeys: [],
      isRequired: false,
    })
    expect((await call('get_factor', {}, plain)).body).toMatchObject({ since: null, recoveryCodes: 0 })
    const { code } = (await call('get_factor', {}, await aSignIn(admin))).body
    expect(code).toBe('admin-session-required')
  })
})

describe('stop_factor', () => {
  it('takes the admin password or a code, and nothing else', async () => {
    for (const proof of [{ adps: ADMIN_PASSWORD }, { code: codeOf() }]) {
      const admin = await anAdminWithFactor()
      const wrong = [
        [{ adps: wrongPassword }, 403],
        [{ code: wrongCode() }, 401],
      ] as const
      for (const [input, status] of wrong)
        expect((await call('stop_factor', input, admin)).status).toBe(status)
      expect(await factorOf(admin)).not.toBeNull()
      expect((await call('stop_factor', proof, admin)).status).toBe(200)
      expect(await factorOf(admin)).toBeNull()
      await expect.poll(() => subjects(admin)).toEqual(['Your second factor is off'])
      expect(await actionsOf(admin)).toEqual(['stop_factor'])
      expect(await open(await aSignIn(admin))).toEqual(opened)
      expect((await call('stop_factor', proof, admin)).body.code).toBe('factor-changed')
    }
  })
})

describe('new_recovery_codes', () => {
  it('are made for the admin password or a code, and end the former', async () => {
    const admin = await anAdminWithFactor()
    expect((await call('new_recovery_codes', { adps: wrongPassword }, admin)).status).toBe(403)
    const first = (await call('new_recovery_codes', { code: another }, admin)).body.codes
    const { codes } = (await call('new_recovery_codes', { adps: ADMIN_PASSWORD }, admin)).body
    for (const former of [recovery, first[0]])
      expect(await open(await aSignIn(admin), former)).toEqual(noRecovery)
    expect(await open(await aSignIn(admin), codes[0])).toEqual(opened)
    await expect.poll(() => subjects(admin)).toContain('You have new recovery codes')
  })
})

describe('a second factor', () => {
  it('is removed with the role, and not restored with it', async () => {
    const [admin, other] = [await anAdminWithFactor(), await anAdmin()]
    const signIn = await aSignIn(admin)
    const [demoted] = await Promise.all([
      call('demote_admin', { uid: admin.uid }, other),
      open(signIn, codeOf()),
    ])
    expect(demoted.status).toBe(200)
    expect(await factorOf(admin)).toBeNull()
    for (const { token } of [admin, signIn])
      expect((await call('get_factor', {}, { token })).body.code).toBe('session-ended')
    const { body } = await call('make_admin', { uid: admin.uid }, other)
    const again = { ...(await aSignIn(admin)), adid: body.adid }
    await db.doc(`sessions/${storedSession(again.token).id}`).update({ version: 1 })
    expect(await open(again, undefined, body.initialPassword)).toEqual(opened)
  })

  it('outlives a new admin password', async () => {
    const admin = await anAdminWithFactor()
    const { uid, email } = admin
    const grant = await grantFor({ uid }, 'admin-password')
    const password = 'Fr3sh#26'
    expect((await call('update_admin_password', { email, password, grant }, admin)).status).toBe(200)
    const signIn = await aSignIn(admin)
    expect(await open(signIn, undefined, password)).toEqual(factorRequired)
    expect(await open(signIn, codeOf(), password)).toEqual(opened)
  })

  it('is gone with the account', async () => {
    const admin = await anAdminWithFactor()
    expect((await call('del_user', { nic: '200012345678', pass: PASSWORD }, admin)).status).toBe(200)
    expect(await credentialsOf(admin)).toBeUndefined()
  })

  it('is in one’s own data, without its secret', async () => {
    const [admin, member] = [await anAdminWithFactor(), await anAccount()]
    const { body } = await call('my_data', {}, admin)
    expect(body.data[0].secondFactor).toMatchObject({ recoveryCodes: 2 })
    const { secret, recovery } = await factorOf(admin)
    for (const text of [secret, TEST_FACTOR.secret, ...recovery])
      expect(JSON.stringify(body)).not.toContain(text)
    expect((await call('my_data', {}, member)).body.data[0].secondFactor).toBeNull()
  })
})
