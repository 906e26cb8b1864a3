import { bounds, limits } from '@dlm/contract/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetAddressLimits, forgetLimits } from '../support/address-limits.ts'
import { db } from '../support/admin.ts'
import { call, inParallel } from '../support/client.ts'
import { mailsTo, otpFor } from '../support/inbox.ts'
import { ADMIN_PASSWORD, anAccount, anAdmin, PASSWORD } from '../support/people.ts'
import { aPlatform } from '../support/platform.ts'

beforeEach(forgetAddressLimits)

/** An address that nobody else writes into X-Forwarded-For. */
const anAddress = (at: number) => `203.0.113.${at}, 198.51.100.${at}`
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const aName = () => `nobody.${crypto.randomUUID().slice(0, 8)}`

describe('signup', () => {
  it('has thirty tries an hour from one address, whatever address a caller writes', async () => {
    const { user } = await anAccount()
    const { signUpsInEmulator: max } = bounds
    const answers = await inParallel(max + 2, 6, (at) => {
      const input = { user, email: `${at}.${user}@dlm.test`, pass: PASSWORD }
      // The last entry stands for the one that the proxies append.
      return call('signup', input, { forwarded: `203.0.113.${at}, 198.51.100.250` })
    })
    expect(statuses(answers)).toEqual([...Array(max).fill(409), 429, 429])
  })
})

describe('signin', () => {
  it('shuts a name that is nobody’s after as many tries as one that is somebody’s', async () => {
    const { user } = await anAccount()
    const { max } = limits['sign-in-account']
    for (const name of [user, aName()]) {
      const answers = await inParallel(max + 1, 1, (at) =>
        call('signin', { user: name, pass: 'Wrong#2025' }, { forwarded: anAddress(at) }),
      )
      expect(statuses(answers)).toEqual([...Array(max).fill(401), 429])
    }
  })
})

describe('del_user', () => {
  it('is no way around the tries of the sign-in: after five wrong passwords the right one deletes nothing', async () => {
    const { uid, user, token } = await anAccount()
    const remove = (pass: string) => call('del_user', { nic: '200012345678', pass }, { token })
    const { max } = limits['sign-in-account']
    const answers = await inParallel(2 * max, max, () => remove('Wrong#2025'))
    expect(statuses(answers)).toEqual([...Array(max).fill(403), ...Array(max).fill(429)])
    expect((await remove(PASSWORD)).status).toBe(429)
    expect((await call('signin', { user, pass: PASSWORD })).status).toBe(429)
    expect((await db.doc(`users/${uid}`).get()).exists).toBe(true)
  })
})

describe('forgot_mail', () => {
  it('mails an account five codes an hour and ten a day', async () => {
    const { email, token } = await anAccount()
    const ask = async () => {
      await forgetLimits('otp-pause', 'mails')
      return (await call('forgot_mail', { email, purpose: 'nic' }, { token })).status
    }
    const five = [200, 200, 200, 200, 200]
    expect(await inParallel(6, 1, ask)).toEqual([...five, 429])
    await forgetLimits('otp-hour')
    expect(await inParallel(5, 1, ask)).toEqual(five)
    await forgetLimits('otp-hour')
    expect(await ask()).toBe(429)
    expect(await mailsTo(email)).toHaveLength(10)
  })

  it('has a recipient mailed ten times an hour, for whatever purpose', async () => {
    const { email, token } = await anAccount()
    const answers = await inParallel(limits.mails.max + 1, 1, async () => {
      await forgetLimits('otp-pause', 'otp-hour', 'otp-day')
      return call('forgot_mail', { email, purpose: 'nic' }, { token })
    })
    expect(statuses(answers)).toEqual([...Array(limits.mails.max).fill(200), 429])
    expect(await mailsTo(email)).toHaveLength(limits.mails.max)
  })
})

describe('get_varify', () => {
  it('gives guesses at once from many addresses five tries, and then not the right code either', async () => {
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

  it('says the same of a wrong code and of nobody, after about the same time', async () => {
    const { email } = await anAccount()
    await call('forgot_mail', { email })
    const otp = (await otpFor(email)) === '100000' ? '100001' : '100000'
    const timed = async (address: string) => {
      const began = performance.now()
      const { status, body } = await call('get_varify', { email: address, otp })
      return { status, body, ms: performance.now() - began }
    }
    const [known, unknown] = [await timed(email), await timed(`${aName()}@dlm.test`)]
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 403, body: known.body })
    // Both computed a hash, which nothing else in the call comes near.
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(30)
  })
})

describe('update_password', () => {
  it('takes one of ten new passwords that come with one grant at once', async () => {
    const { uid, user, email } = await anAccount()
    const grant = await aPlatform().grants.issue(uid, 'password')
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
  it('gives guesses at once from many addresses five tries, and then not the right password either', async () => {
    const { uid, token } = await anAccount({ role: 'admin', adid: 'ADM-5' })
    const { max } = limits['admin-password']
    const guess = (adps: string, at: number) =>
      call('admin_signin', { adid: 'ADM-5', adps }, { token, forwarded: anAddress(at) })
    const answers = await inParallel(2 * max, max, (at) => guess('Wr0ng#99', at))
    expect(statuses(answers)).toEqual([...Array(max).fill(401), ...Array(max).fill(429)])
    expect((await guess(ADMIN_PASSWORD, 99)).status).toBe(429)
    expect((await db.doc(`adminSessions/${uid}`).get()).exists).toBe(false)
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
    const used = (ago: number) => db.doc(`adminSessions/${admin.uid}`).update({ usedAt: Date.now() - ago })
    const idle = bounds.adminIdle * 1000
    await used(idle - 10_000)
    expect(await refusal(admin.token)).toBeUndefined()
    await used(idle + 1)
    expect(await refusal(admin.token)).toBe('admin-session-required')
  })

  it('is worth nothing to who is no admin any more, whatever the token was issued to', async () => {
    const admin = await anAdmin()
    expect(await refusal(admin.token)).toBeUndefined()
    await db.doc(`users/${admin.uid}`).update({ role: 'client' })
    expect(await refusal(admin.token)).toBe('not-allowed')
  })
})
