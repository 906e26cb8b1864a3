import { durations } from '@dlm/contract/durations'
import { limits, quotas } from '@dlm/contract/limits'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '../support/admin.ts'
import { call, callFromNewAddress, inParallel, newVisitor } from '../support/client.ts'
import { mailsTo, otpFor } from '../support/inbox.ts'
import { forgetOtps } from '../support/limits.ts'
import { newAddress } from '../support/new-address.ts'
import { giveOtp, grantFor } from '../support/otps.ts'
import { ownApi } from '../support/own-api.ts'
import {
  ADMIN_PASSWORD,
  anAccount,
  anAdmin,
  hasAdminSession,
  PASSWORD,
  storedSession,
} from '../support/people.ts'

/** A hundred addresses without calls before this test. */
let addresses: string[]
beforeEach(() => {
  callFromNewAddress()
  addresses = Array.from({ length: 100 }, newAddress)
})
const anAddress = (at: number) => addresses[at] ?? ''
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const aName = () => `unknown.${crypto.randomUUID().slice(0, 8)}`

describe('signup', () => {
  it('has thirty attempts an hour from one address, with any X-Forwarded-For', async () => {
    const { user } = await anAccount()
    const { signUpsInEmulator: max } = quotas
    const here = newAddress()
    const answers = await inParallel(max + 2, 6, (at) => {
      const input = { user, email: `${at}.${user}@dlm.test`, pass: PASSWORD }
      // The last entry is the one that proxies would append.
      return call('signup', input, { forwarded: `203.0.113.${at}, ${here}` })
    })
    expect(statuses(answers)).toEqual([...Array(max).fill(409), 429, 429])
  })
})

describe('signin', () => {
  it('throttles an unknown name after as many attempts as a known one', async () => {
    const { user } = await anAccount()
    const { max } = limits['sign-in-account']
    const together = limits['sign-in-pace'].max
    for (const name of [user, aName()]) {
      const guess = (forwarded: string) => call('signin', { user: name, pass: 'Wrong#2025' }, { forwarded })
      const here = await inParallel(max + 1, 1, () => guess(anAddress(1)))
      expect(statuses(here)).toEqual([...Array(max).fill(401), 429])
      const elsewhere = await inParallel(together - max + 1, 1, (at) => guess(anAddress(at + 2)))
      expect(statuses(elsewhere)).toEqual([...Array(together - max).fill(401), 429])
    }
  })
})

describe('del_user', () => {
  it('shares the attempts of the sign-in: after five wrong passwords the right one deletes nothing', async () => {
    const { uid, user, token } = await anAccount()
    const remove = (pass: string) => call('del_user', { nic: '200012345678', pass }, { token })
    const { max } = limits['sign-in-account']
    const answers = await inParallel(2 * max, max, () => remove('Wrong#2025'))
    expect(statuses(answers)).toEqual([...Array(max).fill(403), ...Array(max).fill(429)])
    expect((await remove(PASSWORD)).status).toBe(429)
    expect((await call('signin', { user, pass: PASSWORD })).status).toBe(429)
    expect((await db.doc(`users/${uid}`).get()).exists).toBe(true)
  })

  it('is not locked by guesses of the password elsewhere', async () => {
    const { uid, user, token } = await anAccount()
    const { device } = (await call('signin', { user, pass: PASSWORD })).body
    await inParallel(limits['sign-in-pace'].max + 5, 5, (at) =>
      call('signin', { user, pass: 'Wrong#2025' }, { forwarded: anAddress(at) }),
    )
    const input = { nic: '200012345678', pass: PASSWORD }
    const by = (who: object) => call('del_user', input, { token, forwarded: anAddress(99), ...who })
    expect((await by({})).status).toBe(429)
    expect((await db.doc(`users/${uid}`).get()).exists).toBe(true)
    expect((await by({ device })).status).toBe(200)
    expect((await db.doc(`users/${uid}`).get()).exists).toBe(false)
  })
})

describe('forgot_mail', () => {
  it('mails an account five codes an hour and ten a day', async () => {
    const account = await anAccount()
    const { email, token } = account
    const ask = async () => {
      await forgetOtps(account, 'nic', 'otp-pause', 'otp-mail-pace', 'mails')
      return (await call('forgot_mail', { email, purpose: 'nic' }, { token })).status
    }
    const five = [200, 200, 200, 200, 200]
    expect(await inParallel(6, 1, ask)).toEqual([...five, 429])
    await forgetOtps(account, 'nic', 'otp-hour')
    expect(await inParallel(5, 1, ask)).toEqual(five)
    await forgetOtps(account, 'nic', 'otp-hour')
    expect(await ask()).toBe(429)
    expect(await mailsTo(email)).toHaveLength(10)
  })

  it('of strangers leaves mails to someone who signed in before', async () => {
    const { user, email } = await anAccount()
    const { device } = (await call('signin', { user, pass: PASSWORD })).body
    const { max } = limits['otp-mail-pace']
    const strangers = await inParallel(max + 2, max + 2, (at) =>
      call('forgot_mail', { email }, { forwarded: anAddress(at) }),
    )
    expect(statuses(strangers)).toEqual([...Array(max).fill(200), 429, 429])
    const own = await call('forgot_mail', { email }, { device, forwarded: anAddress(99) })
    expect(own.status).toBe(200)
  })

  it('mails a recipient ten times an hour, for all purposes', async () => {
    const account = await anAccount()
    const { email, token } = account
    const answers = await inParallel(limits.mails.max + 1, 1, async () => {
      await forgetOtps(account, 'nic', 'otp-pause', 'otp-hour', 'otp-day', 'otp-mail-pace')
      return call('forgot_mail', { email, purpose: 'nic' }, { token })
    })
    expect(statuses(answers)).toEqual([...Array(limits.mails.max).fill(200), 429])
    expect(await mailsTo(email)).toHaveLength(limits.mails.max)
  })
})

describe('a refusal for another reason than the pause', () => {
  it('does not make the next one say that a code was just sent', async () => {
    const account = await anAccount()
    const { email, token } = account
    const ask = async () => (await call('forgot_mail', { email, purpose: 'nic' }, { token })).body.code
    expect(await ask()).toBeUndefined()
    expect(await ask()).toBe('otp-just-sent')
    for (let sent = 1; sent < limits['otp-hour'].max; sent++) {
      await forgetOtps(account, 'nic', 'otp-pause')
      expect(await ask()).toBeUndefined()
    }
    await forgetOtps(account, 'nic', 'otp-pause')
    for (const again of [1, 2]) expect([again, await ask()]).toEqual([again, 'too-many-requests'])
    expect(await mailsTo(email)).toHaveLength(limits['otp-hour'].max)
  })
})

describe('get_varify', () => {
  it('gives the requester five attempts, from any address, and then not the right code either', async () => {
    const { email, token } = await anAccount()
    await call('forgot_mail', { email, purpose: 'nic' }, { token })
    const code = await otpFor(email)
    const wrong = code === '100000' ? '100001' : '100000'
    const { max } = limits['otp-try']
    const guess = (otp: string, at: number) =>
      call('get_varify', { email, otp, purpose: 'nic' }, { token, forwarded: anAddress(at) })
    const answers = await inParallel(2 * max, max, (at) => guess(wrong, at))
    expect(statuses(answers)).toEqual([...Array(max).fill(403), ...Array(max).fill(429)])
    expect((await guess(code, 99)).status).toBe(429)
  })

  it('throttles strangers at once from many addresses, and not the requester of the code', async () => {
    const { email } = await anAccount()
    const own = { visitor: newVisitor(), forwarded: anAddress(98) }
    await call('forgot_mail', { email }, own)
    const code = await otpFor(email)
    const wrong = code === '100000' ? '100001' : '100000'
    const { max } = limits['otp-try-pace']
    const answers = await inParallel(max + 5, 5, (at) =>
      call('get_varify', { email, otp: wrong }, { visitor: newVisitor(), forwarded: anAddress(at) }),
    )
    expect(statuses(answers)).toEqual([...Array(max).fill(403), ...Array(5).fill(429)])
    const stranger = { visitor: newVisitor(), forwarded: anAddress(99) }
    expect((await call('get_varify', { email, otp: code }, stranger)).status).toBe(429)
    expect((await call('get_varify', { email, otp: code }, own)).status).toBe(200)
  })

  it('allows the requester as many attempts, from any address, for an account as for an unknown one', async () => {
    const answersFor = async (email: string) => {
      const visitor = newVisitor()
      await call('forgot_mail', { email }, { visitor, forwarded: anAddress(1) })
      const tries = []
      for (let at = 2; at < 9; at++)
        tries.push(
          (await call('get_varify', { email, otp: '100000' }, { visitor, forwarded: anAddress(at) })).status,
        )
      return tries
    }
    const { email } = await anAccount()
    const { max } = limits['otp-try']
    const expected = [...Array(max).fill(403), ...Array(7 - max).fill(429)]
    expect([await answersFor(email), await answersFor(`${aName()}@dlm.test`)]).toEqual([expected, expected])
  })

  it('answers a wrong code and an unknown address alike, after about the same time', async () => {
    const { uid, email } = await anAccount()
    // As the deployed calls hash, which the emulated ones do not.
    vi.stubEnv('SCRYPT_COST', '')
    await giveOtp({ uid }, 'password')
    const api = ownApi()
    const otp = '100000'
    const timed = async (address: string) => {
      const began = performance.now()
      const { status, body } = await api.call('get_varify', { email: address, otp })
      return { status, body, ms: performance.now() - began }
    }
    const [known, unknown] = [await timed(email), await timed(`${aName()}@dlm.test`)]
    vi.unstubAllEnvs()
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 403, body: known.body })
    // Both computed a hash, which nothing else in the call comes near.
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(30)
  })
})

describe('update_password', () => {
  it('takes one of ten new passwords that come with one grant at once', async () => {
    const { uid, user, email } = await anAccount()
    const grant = await grantFor({ uid }, 'password')
    const fresh = (at: number) => `Fresh#202${at}`
    const answers = await inParallel(10, 5, (at) =>
      call('update_password', { email, password: fresh(at), grant }),
    )
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(403)])
    const taken = answers.findIndex(({ status }) => status === 200)
    expect((await call('signin', { user, pass: fresh(taken) })).status).toBe(200)
    expect((await db.doc(`users/${uid}`).get()).get('sessionVersion')).toBe(1)
  })
})

describe('admin_signin', () => {
  it('slows guesses from many addresses down, and not the address it was opened from before', async () => {
    const { token } = await anAccount({ role: 'admin', adid: 'ADM-5' })
    const { max } = limits['admin-password-pace']
    const guess = (adps: string, at: number) =>
      call('admin_signin', { adid: 'ADM-5', adps }, { token, forwarded: anAddress(at) })
    expect((await guess(ADMIN_PASSWORD, 98)).status).toBe(200)
    await call('admin_signout', {}, { token })
    const answers = await inParallel(max + 5, 5, (at) => guess('Wr0ng#99', at))
    expect(statuses(answers)).toEqual([...Array(max).fill(401), ...Array(5).fill(429)])
    expect((await guess(ADMIN_PASSWORD, 99)).status).toBe(429)
    expect(await hasAdminSession({ token })).toBe(false)
    expect((await guess(ADMIN_PASSWORD, 98)).status).toBe(200)
  })
})

describe('an admin session', () => {
  const codes = ['not-allowed', 'admin-session-required']
  const refusal = async (token: string) => {
    const { body } = await call('get_m_keys', {}, { token })
    return codes.find((code) => code === body.code)
  }

  it('ends thirty minutes after its last use', async () => {
    const admin = await anAdmin()
    const used = (ago: number) => storedSession(admin.token).update({ adminUsedAt: Date.now() - ago })
    const idle = durations.adminIdle * 1000
    await used(idle - 10_000)
    expect(await refusal(admin.token)).toBeUndefined()
    await used(idle + 1)
    expect(await refusal(admin.token)).toBe('admin-session-required')
  })

  it('is refused to a former admin, also with an older token', async () => {
    const admin = await anAdmin()
    expect(await refusal(admin.token)).toBeUndefined()
    await db.doc(`users/${admin.uid}`).update({ role: 'client' })
    expect(await refusal(admin.token)).toBe('not-allowed')
  })
})
