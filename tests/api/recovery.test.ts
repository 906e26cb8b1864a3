import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, callFromNewAddress, inParallel } from '../support/client.ts'
import { mailsTo, otpFor } from '../support/inbox.ts'
import { forgetOtps } from '../support/limits.ts'
import { giveOtp, grantFor, OTP } from '../support/otps.ts'
import {
  ADMIN_PASSWORD,
  anAccount,
  anAdmin,
  hasAdminSession,
  idToken,
  openAdminSession,
  PASSWORD,
  type Person,
  sessionOf,
} from '../support/people.ts'

beforeEach(callFromNewAddress)

type Purpose = 'password' | 'admin-password' | 'nic'

const fresh = 'Fresh#2026'
const freshAdmin = 'Fr3sh#26'
const unknownEmail = () => `unknown.${crypto.randomUUID().slice(0, 8)}@dlm.test`
const ask = (email: string, purpose: Purpose, token?: string) =>
  call('forgot_mail', { email, purpose }, token ? { token } : {})
const check = (email: string, otp: string, purpose: Purpose, token?: string) =>
  call('get_varify', { email, otp, purpose }, token ? { token } : {})

/** Another code than the one that is given. */
const wrong = '482914'

describe('forgot_mail', () => {
  it('mails six digits of its own, with the documented fields', async () => {
    const { email, user } = await anAccount()
    const { status } = await call('forgot_mail', { email, otp: 123456 })
    expect(status).toBe(200)
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ template: 'otp', fields: { mail_to: email, to_name: user } })
    expect(mail?.fields.code).toMatch(/^[1-9]\d{5}$/)
    expect(mail?.fields.code).not.toBe('123456')
  })

  it('answers an unknown address alike, and mails nothing', async () => {
    const { email } = await anAccount()
    const stranger = unknownEmail()
    const timed = async (address: string) => {
      const began = performance.now()
      const { status, body } = await ask(address, 'password')
      return { status, body, ms: performance.now() - began }
    }
    const [known, unknown] = await Promise.all([timed(email), timed(stranger)])
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body })
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(990)
    expect(await mailsTo(stranger)).toEqual([])
  })

  it('waits a minute between two mails, to an unknown address too', async () => {
    const { email } = await anAccount()
    await Promise.all(
      [email, unknownEmail()].map(async (address) => {
        expect((await ask(address, 'password')).status).toBe(200)
        const { status, body, headers } = await ask(address, 'password')
        expect([status, body.code]).toEqual([429, 'otp-just-sent'])
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
      }),
    )
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it.each(['nic', 'admin-password'] as const)('for %s is the signed-in owner’s alone', async (purpose) => {
    const [owner, stranger] = [await anAccount({ role: 'admin', adid: 'ADM-1' }), await anAccount()]
    expect((await ask(owner.email, purpose)).body.code).toBe('sign-in-required')
    expect((await ask(owner.email, purpose, stranger.token)).body.code).toBe('email-mismatch')
    expect(await mailsTo(owner.email)).toEqual([])
    expect((await ask(owner.email, purpose, owner.token)).status).toBe(200)
    expect(await mailsTo(owner.email)).toHaveLength(1)
  })

  it('for an admin password is an admin’s alone', async () => {
    const member = await anAccount()
    expect((await ask(member.email, 'admin-password', member.token)).body.code).toBe('not-allowed')
  })
})

describe('get_varify', () => {
  it.each(['nic', 'admin-password'] as const)(
    'for %s refuses the address to another user and to a visitor; the owner gets a grant',
    async (purpose) => {
      const [owner, stranger] = [await anAccount({ role: 'admin', adid: 'ADM-1' }), await anAccount()]
      await ask(owner.email, purpose, owner.token)
      const code = await otpFor(owner.email)
      const refused = async (token?: string) => {
        const { status, body } = await check(owner.email, code, purpose, token)
        return [status, body.code]
      }
      expect(await refused(stranger.token)).toEqual([403, 'email-mismatch'])
      expect(await refused()).toEqual([401, 'sign-in-required'])
      expect((await check(owner.email, code, purpose, owner.token)).status).toBe(200)
    },
  )

  it('after wrong codes takes the right one, once', async () => {
    const { uid, email } = await anAccount()
    await giveOtp({ uid }, 'password')
    for (let at = 0; at < 4; at++) expect((await check(email, wrong, 'password')).body.code).toBe('otp-wrong')
    expect((await check(email, OTP, 'password')).status).toBe(200)
    expect((await check(email, OTP, 'password')).body.code).toBe('otp-wrong')
  })

  it('takes the code of the last mail only', async () => {
    const account = await anAccount()
    const { email, token } = account
    await ask(email, 'nic', token)
    const first = await otpFor(email)
    await forgetOtps(account, 'nic', 'otp-pause')
    await ask(email, 'nic', token)
    const second = await otpFor(email)
    expect((await check(email, first, 'nic', token)).status).toBe(first === second ? 200 : 403)
    expect((await check(email, second, 'nic', token)).status).toBe(200)
  })

  it('takes no code that is too old, that was mailed for something else, or of an unknown address', async () => {
    const { uid, email, token } = await anAccount()
    await ask(email, 'nic', token)
    const code = await otpFor(email)
    expect((await check(email, code, 'password')).body.code).toBe('otp-wrong')
    expect((await check(unknownEmail(), code, 'password')).body.code).toBe('otp-wrong')
    await db.doc(`otps/nic.${uid}`).update({ endsAt: Date.now() - 1 })
    expect((await check(email, code, 'nic', token)).body.code).toBe('otp-wrong')
  })

  it('gives one grant to twenty who have the right code at once', async () => {
    const { uid, email } = await anAccount()
    await giveOtp({ uid }, 'password')
    const answers = await inParallel(20, 10, () => check(email, OTP, 'password'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('update_password', () => {
  const update = (email: string, grant: string, password = fresh) =>
    call('update_password', { email, password, grant })

  it('sets the password, ends every session, and notifies the owner', async () => {
    const { user, email, token } = await anAccount()
    const before = await call('signin', { user, pass: PASSWORD })
    await ask(email, 'password')
    const { grant } = (await check(email, await otpFor(email), 'password')).body
    expect((await update(email, grant)).status).toBe(200)

    expect((await call('get_user_data', {}, { token })).status).toBe(401)
    const late = await sessionOf(before.body.token)
    expect((await call('get_user_data', {}, { token: late })).status).toBe(401)
    expect((await call('signin', { user, pass: PASSWORD })).status).toBe(401)
    const after = await call('signin', { user, pass: fresh })
    expect(after.status).toBe(200)
    const session = await sessionOf(after.body.token)
    expect((await call('get_user_data', {}, { token: session })).status).toBe(200)
    expect((await mailsTo(email)).map(({ fields }) => fields.sub)).toContain('Your password was changed')
  })

  it('takes a grant once, for its owner and its purpose, and while it lasts', async () => {
    const [owner, stranger] = [await anAccount(), await anAccount()]
    const hash = async () => (await db.doc(`credentials/${owner.uid}`).get()).get('passwordHash')
    const before = await hash()
    const refused = async (grant: string, email = owner.email) =>
      expect((await update(email, grant)).body.code).toBe('grant-not-valid')

    await refused(await grantFor(stranger, 'password'))
    await refused(await grantFor(owner, 'nic'))
    await refused('A'.repeat(22))
    expect(await hash()).toBe(before)

    const grant = await grantFor(owner, 'password')
    expect((await update(owner.email, grant)).status).toBe(200)
    await refused(grant)
    expect(await hash()).not.toBe(before)
  })
})

describe('update_nic', () => {
  it('verifies the account, with its own grant only', async () => {
    const [member, stranger] = [
      await anAccount({ verified: false, nic: null }),
      await anAccount({ verified: false, nic: null }),
    ]
    const update = (person: Person, grant: string) =>
      call('update_nic', { nic: '200012345678', grant }, { token: person.token })
    const grant = await grantFor(member, 'nic')
    expect((await update(stranger, grant)).body.code).toBe('grant-not-valid')
    expect((await db.doc(`users/${stranger.uid}`).get()).get('verified')).toBe(false)

    const own = await grantFor(stranger, 'nic')
    const { body } = await update(stranger, own)
    expect(body.data[0]).toMatchObject({ nic: '*********678', varified: 'YES' })
  })
})

describe('admin_signin', () => {
  const signIn = (admin: Person, adid: string, adps: string) =>
    call('admin_signin', { adid, adps }, { token: admin.token })
  const anAdministrator = () => anAccount({ role: 'admin', adid: 'ADM-7' })
  const session = hasAdminSession

  it('opens the admin session for the right id and password alone', async () => {
    const [admin, member] = [await anAdministrator(), await anAccount()]
    for (const [adid, adps] of [
      ['ADM-7', 'Wr0ng#99'],
      ['ADM-8', ADMIN_PASSWORD],
    ] as const)
      expect((await signIn(admin, adid, adps)).body.code).toBe('admin-sign-in-failed')
    expect((await signIn(member, 'ADM-7', ADMIN_PASSWORD)).body.code).toBe('not-allowed')
    expect([await session(admin), await session(member)]).toEqual([false, false])

    const { status, body } = await signIn(admin, 'ADM-7', ADMIN_PASSWORD)
    expect([status, body.adid, body.grant]).toEqual([200, 'ADM-7', undefined])
    expect(await session(admin)).toBe(true)
  })

  it('after five wrong passwords refuses the right one too', async () => {
    const admin = await anAdministrator()
    for (let at = 0; at < 5; at++) expect((await signIn(admin, 'ADM-7', 'Wr0ng#99')).status).toBe(401)
    expect((await signIn(admin, 'ADM-7', ADMIN_PASSWORD)).status).toBe(429)
  })

  it('with an initial password opens nothing but the way to another', async () => {
    const admin = await anAdministrator()
    await db.doc(`credentials/${admin.uid}`).update({ mustChangeAdminPassword: true })
    const { body } = await signIn(admin, 'ADM-7', ADMIN_PASSWORD)
    expect(await session(admin)).toBe(false)
    const changed = await call(
      'update_admin_password',
      { password: freshAdmin, grant: body.grant ?? '' },
      { token: admin.token },
    )
    expect(changed.status).toBe(200)
    expect((await signIn(admin, 'ADM-7', freshAdmin)).status).toBe(200)
    expect(await session(admin)).toBe(true)
  })
})

describe('update_admin_password', () => {
  it('sets it for the owner of the grant, ends the admin session of every sign-in and not the member’s', async () => {
    const admin = await anAccount({ role: 'admin', adid: 'ADM-7' })
    const elsewhere = { ...admin, token: await idToken(admin.uid) }
    await Promise.all([admin, elsewhere].map((signIn) => openAdminSession(signIn)))
    expect((await call('get_users', {}, elsewhere)).status).toBe(200)
    const grant = await grantFor(admin, 'admin-password')
    const update = (token: string) =>
      call('update_admin_password', { password: freshAdmin, grant }, { token })
    expect((await update((await anAccount()).token)).body.code).toBe('not-allowed')
    expect((await update(admin.token)).status).toBe(200)
    for (const signIn of [admin, elsewhere])
      expect((await call('get_users', {}, signIn)).body.code).toBe('admin-session-required')
    expect((await call('get_user_data', {}, { token: admin.token })).status).toBe(200)
    expect((await mailsTo(admin.email))[0]?.fields.sub).toBe('Your admin password was changed')
  })
})

describe('what ends every session of an account', () => {
  it.each([
    ['sign_out_everywhere', ({ token }: Person) => call('sign_out_everywhere', {}, { token })],
    ['demote_admin', async ({ uid }: Person) => call('demote_admin', { uid }, await anAdmin())],
    [
      'update_password',
      async ({ email, uid }: Person) => {
        const grant = await grantFor({ uid }, 'password')
        return call('update_password', { email, password: 'Other#2026', grant })
      },
    ],
  ] as const)('%s ends its OTPs and its grants; those of another account stay valid', async (_, end) => {
    const [owner, other] = [await anAccount({ role: 'admin', adid: 'ADM-1' }), await anAccount()]
    const change = ({ email }: Person, grant: string) =>
      call('update_password', { email, password: fresh, grant })
    const [grant, others] = [await grantFor(owner, 'password'), await grantFor(other, 'password')]
    await Promise.all([owner, other].map((account) => giveOtp(account, 'password')))

    expect((await end(owner)).status).toBe(200)
    expect((await check(owner.email, OTP, 'password')).body.code).toBe('otp-wrong')
    expect((await change(owner, grant)).body.code).toBe('grant-not-valid')
    expect((await call('signin', { user: owner.user, pass: fresh })).status).toBe(401)
    expect((await check(other.email, OTP, 'password')).status).toBe(200)
    expect((await change(other, others)).status).toBe(200)
    expect((await call('signin', { user: other.user, pass: fresh })).status).toBe(200)
  })
})
