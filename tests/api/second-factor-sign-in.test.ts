import { limits } from '@dlm/contract/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, callFromNewAddress } from '../support/client.ts'
import { mailsTo } from '../support/inbox.ts'
import { newAddress } from '../support/new-address.ts'
import {
  ADMIN_PASSWORD,
  anAdminAccount,
  hasAdminSession,
  PASSWORD,
  storedSession,
} from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'
import {
  type Admin,
  actionsOf,
  anAdminWithFactor,
  aSignIn,
  codeOf,
  enoughOfTheStep,
  factorOf,
  factorRequired,
  giveFactor,
  noRecovery,
  open,
  opened,
  refused,
  subjects,
  usedRecovery,
  wrongCode,
} from '../support/second-factor.ts'
import { TEST_FACTOR } from '../support/secrets.ts'

beforeEach(callFromNewAddress)

const wrongPassword = 'Wr0ng#99'
const [recovery = '', another = ''] = TEST_FACTOR.recovery

describe('admin_signin with a second factor', () => {
  it('asks for a code after the right id and password, and opens with the right one', async () => {
    const admin = await aSignIn(await anAdminWithFactor())
    expect(await open(admin)).toEqual(factorRequired)
    expect(await open(admin, wrongCode())).toEqual(refused)
    expect(await hasAdminSession(admin)).toBe(false)
    expect(await open(admin, codeOf())).toEqual(opened)
    expect(await hasAdminSession(admin)).toBe(true)
    expect(await actionsOf(admin)).toEqual(['admin_signin'])
  })

  it('says nothing of the factor to those who have not the password', async () => {
    const [secured, plain] = [await aSignIn(await anAdminWithFactor()), await aSignIn(await anAdminAccount())]
    const said = async ({ adid, token }: Admin, code?: string) => {
      const { status, body } = await call(
        'admin_signin',
        { adid, adps: wrongPassword, ...(code && { code }) },
        { token },
      )
      return { status, body }
    }
    const unknown = await said(plain)
    expect(unknown).toMatchObject({ status: 401, body: { code: 'admin-sign-in-failed' } })
    for (const code of [undefined, codeOf(), '000000']) expect(await said(secured, code)).toEqual(unknown)
    expect(await open({ ...secured, adid: 'ADM-wrong' }, codeOf())).toEqual([
      401,
      'admin-sign-in-failed',
      undefined,
    ])
    expect(await open(secured, codeOf())).toEqual(opened)
  })

  it('without a factor opens as before, with any code', async () => {
    expect(await open(await aSignIn(await anAdminAccount()), '000000')).toEqual(opened)
  })

  it('takes the code of an app whose clock is one step off, and none of two', async () => {
    const answers = [
      [-2, refused],
      [-1, opened],
      [1, opened],
      [2, refused],
    ] as const
    const admins = await Promise.all(answers.map(async () => aSignIn(await anAdminWithFactor())))
    await enoughOfTheStep()
    const attempts = answers.map(([steps], at) => open(admins[at] as Admin, codeOf(undefined, steps)))
    expect(await Promise.all(attempts)).toEqual(answers.map(([, answer]) => answer))
    expect(await Promise.all(admins.map(hasAdminSession))).toEqual([false, true, true, false])
  })

  it('takes a code once, of several at once too, and none of before', async () => {
    const admin = await anAdminWithFactor()
    const code = codeOf()
    const signIns = await Promise.all([1, 2, 3].map(() => aSignIn(admin)))
    const answers = await Promise.all(signIns.map((signIn) => open(signIn, code)))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
    const sessions = await Promise.all(signIns.map(hasAdminSession))
    expect(sessions.filter(Boolean)).toHaveLength(1)
    const next = await aSignIn(admin)
    for (const used of [code, codeOf(undefined, -1)]) expect(await open(next, used)).toEqual(refused)
    expect(await open(next, codeOf(undefined, 1))).toEqual(opened)
  })

  it('takes each recovery code once, and notifies the owner', async () => {
    const admin = await aSignIn(await anAdminWithFactor())
    expect(await open(admin, ` ${recovery.toUpperCase()} `)).toEqual(opened)
    await expect.poll(() => subjects(admin)).toEqual(['A recovery code was used'])
    const [mail] = await mailsTo(admin.email)
    expect(mail?.fields.body).toContain('You have 1 recovery code left')
    expect((await actionsOf(admin)).sort()).toEqual(['admin_signin', 'use_recovery_code'])
    const next = await aSignIn(admin)
    expect(await open(next, recovery)).toEqual(usedRecovery)
    expect(await open(next, 'abcdefghjkmnpqrstvwx0000')).toEqual(noRecovery)
    expect(await hasAdminSession(next)).toBe(false)
    expect(await open(next, another)).toEqual(opened)
  })

  it('takes no code of another account, whose stored secret is of no use elsewhere either', async () => {
    const [admin, other] = [await aSignIn(await anAdminWithFactor()), await aSignIn(await anAdminAccount())]
    const otherSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const secret = aPlatform().sealer.seal(otherSecret, other.uid)
    await giveFactor(other.uid, { secret })
    expect(await open(admin, codeOf(otherSecret))).toEqual(refused)
    await giveFactor(admin.uid, { secret })
    expect(await open(admin, codeOf(otherSecret))).toEqual(refused)
    expect(await open(other, codeOf(otherSecret))).toEqual(opened)
  })

  it('after five wrong codes takes none there, recovery codes neither', async () => {
    const admin = await aSignIn(await anAdminWithFactor())
    for (let at = 0; at < limits['factor-code'].max; at++)
      expect(await open(admin, at === 0 ? '0'.repeat(24) : wrongCode())).toEqual(
        at === 0 ? noRecovery : refused,
      )
    for (const code of [codeOf(), recovery]) expect((await open(admin, code))[0]).toBe(429)
    expect(await hasAdminSession(admin)).toBe(false)
    expect((await factorOf(admin)).recovery).toHaveLength(2)
  })

  it('is neither locked nor throttled for the browser it was opened on while others guess codes with the right passwords', async () => {
    const admin = await anAdminWithFactor()
    const { device } = (await call('signin', { user: admin.user, pass: PASSWORD })).body
    const owner = await aSignIn(admin)
    const ownBrowser = { device, forwarded: newAddress() }
    expect(await open(owner, recovery, ADMIN_PASSWORD, ownBrowser)).toEqual(opened)

    const { max } = limits['factor-code-pace']
    const stranger = await aSignIn(admin)
    const guess = (code: string) => open(stranger, code, ADMIN_PASSWORD, { forwarded: newAddress() })
    expect(await guess(wrongCode())).toEqual(refused)
    // The attempts of as many strangers, without checking their passwords.
    const { throttle } = aPlatform()
    for (let at = 1; at < max; at++) await throttle.reserve('factor-code-pace', `${admin.uid} strangers`)
    expect((await guess(codeOf()))[0]).toBe(429)
    expect(await hasAdminSession(stranger)).toBe(false)
    await storedSession(owner.token).update({ adminOpenedAt: 0 })
    expect(await open(owner, codeOf(), ADMIN_PASSWORD, ownBrowser)).toEqual(opened)
  })
})
