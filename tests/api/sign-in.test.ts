import { limits } from '@dlm/contract/limits'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { db } from '../support/admin.ts'
import { call, callFromNewAddress, inParallel } from '../support/client.ts'
import { mailsTo } from '../support/inbox.ts'
import { strangerAt, triesOf } from '../support/limits.ts'
import { newAddress } from '../support/new-address.ts'
import { ownApi } from '../support/own-api.ts'
import { anAccount, PASSWORD, sessionOf } from '../support/people.ts'

const { max } = limits['sign-in-account']
const wrong = 'Wrong#2025'
/** On a browser of which nothing is known. */
const signIn = (user: string, pass: string) => call('signin', { user, pass })
const aName = () => `new.${crypto.randomUUID().slice(0, 8)}`
beforeEach(callFromNewAddress)

describe('signin', () => {
  it('takes the user name or the e-mail address, in capitals too, and answers a token that is a session', async () => {
    const { uid, user, email } = await anAccount()
    for (const name of [user, user.toUpperCase(), email, email.toUpperCase()]) {
      const { status, body } = await signIn(name, PASSWORD)
      expect([status, body.data?.[0].uid]).toEqual([200, uid])
    }
    const { body } = await signIn(user, PASSWORD)
    const token = await sessionOf(body.token)
    expect((await call('get_user_data', {}, { token })).body.data[0]).toMatchObject({ uid, user, email })
  })

  it('answers a wrong password and an unknown name alike, after about the same time', async () => {
    const { uid, user } = await anAccount()
    // As the deployed calls hash, which the emulated ones do not.
    vi.stubEnv('SCRYPT_COST', '')
    await db.doc(`credentials/${uid}`).update({ passwordHash: await hashSecret(PASSWORD) })
    const api = ownApi()
    const timed = async (name: string) => {
      const began = performance.now()
      const { status, body } = await api.call('signin', { user: name, pass: wrong })
      return { status, body, ms: performance.now() - began }
    }
    const existing = await timed(user)
    const unknown = await timed(aName())
    vi.unstubAllEnvs()
    expect(existing.status).toBe(401)
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 401, body: existing.body })
    // Both computed a hash, which nothing else in the call comes near.
    expect(Math.min(existing.ms, unknown.ms)).toBeGreaterThan(30)
  })

  it('notifies the owner by mail of a new browser, of no other, and of no guess', async () => {
    const { user, email } = await anAccount()
    const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await call('signin', { user, pass: wrong }, { browser })
    expect(await mailsTo(email)).toEqual([])
    const { device } = (await call('signin', { user, pass: PASSWORD }, { browser })).body
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'notice', fields: { sub: 'New sign-in' } })
    expect(mail?.fields.body).toContain('from Firefox on Linux')
    expect((await call('signin', { user, pass: PASSWORD }, { browser, device })).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('sends five of these mails an hour, and lets the owner in all the same; none for an account of today', async () => {
    const { max: mails } = limits['sign-in-mails']
    const { user, email } = await anAccount()
    for (let at = 0; at <= mails; at++) expect((await signIn(user, PASSWORD)).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(mails)
    const newAccount = await anAccount({ createdAt: Date.now() })
    expect((await signIn(newAccount.user, PASSWORD)).status).toBe(200)
    expect(await mailsTo(newAccount.email)).toEqual([])
  })

  it('after five wrong passwords refuses the right one too, from that address, and no other account', async () => {
    const [{ user }, other] = [await anAccount(), await anAccount()]
    for (let at = 0; at < max; at++) expect((await signIn(user, wrong)).status).toBe(401)
    const refused = await signIn(user, PASSWORD)
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests'])
    expect(refused.body.msg).toBe('Too many tries for this account from here.')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    const elsewhere = { forwarded: newAddress() }
    expect((await call('signin', { user, pass: PASSWORD }, elsewhere)).status).toBe(200)
    expect((await signIn(other.user, PASSWORD)).status).toBe(200)
  })

  it('is not locked for a browser that signed in before while others guess; it is throttled for others', async () => {
    const { uid, user } = await anAccount()
    const { device } = (await signIn(user, PASSWORD)).body
    const home = { device, forwarded: newAddress() }
    const guesses = await inParallel(20, 4, () =>
      call('signin', { user, pass: wrong }, { forwarded: newAddress() }),
    )
    const looked = guesses.filter(({ status }) => status === 401)
    expect(looked).toHaveLength(limits['sign-in-pace'].max)
    const slowed = await call('signin', { user, pass: PASSWORD }, { forwarded: newAddress() })
    expect([slowed.status, slowed.body.msg]).toEqual([429, 'Too many tries for this account.'])
    expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(120)

    const again = await call('signin', { user, pass: PASSWORD }, home)
    expect([again.status, again.body.device]).toEqual([200, device])
    // From the address where it signed in before, without its device token.
    expect((await signIn(user, PASSWORD)).status).toBe(200)
    const another = (await signIn((await anAccount()).user, PASSWORD)).body.device
    expect((await call('signin', { user, pass: PASSWORD }, { ...home, device: another })).status).toBe(429)
    await db.doc(`users/${uid}`).update({ sessionVersion: 1 })
    expect((await call('signin', { user, pass: PASSWORD }, home)).status).toBe(429)
  })

  it('gives such a browser five attempts of its own', async () => {
    const { user } = await anAccount()
    const { device } = (await signIn(user, PASSWORD)).body
    const answers = await inParallel(max + 1, 1, () =>
      call('signin', { user, pass: wrong }, { device, forwarded: newAddress() }),
    )
    expect(answers.map(({ status }) => status)).toEqual([...Array(max).fill(401), 429])
  })

  it('forgets wrong passwords after the right one', async () => {
    const { user } = await anAccount()
    for (const round of [1, 2]) {
      for (let at = 1; at < max; at++) expect((await signIn(user, wrong)).status).toBe(401)
      expect([round, (await signIn(user, PASSWORD)).status]).toEqual([round, 200])
    }
  })

  it('allows one address thirty attempts an hour, over all accounts', async () => {
    const answers = await inParallel(31, 6, () => signIn(aName(), wrong))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(30).fill(401), 429])
    const { body } = answers.find(({ status }) => status === 429) ?? {}
    expect(body?.msg).toBe('Too many tries from this network address.')
  })

  it('counts for the address neither what is right nor what is no name at all', async () => {
    const { user } = await anAccount()
    const forwarded = newAddress()
    const right = await inParallel(31, 4, () => call('signin', { user, pass: PASSWORD }, { forwarded }))
    expect(right.filter(({ status }) => status !== 200)).toEqual([])
    const typos = await inParallel(31, 4, () => call('signin', { user: 'x', pass: PASSWORD }, { forwarded }))
    expect(typos.filter(({ status }) => status !== 400)).toEqual([])
    expect((await call('signin', { user: aName(), pass: wrong }, { forwarded })).status).toBe(401)
  })

  it('gives twenty guesses at once five attempts', async () => {
    const { user } = await anAccount()
    const answers = await inParallel(20, 10, () => signIn(user, wrong))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(max).fill(401), ...Array(20 - max).fill(429)])
  })

  it('after a hundred wrong passwords in a row from one place wants a new one set by e-mail, there', async () => {
    const { uid, user } = await anAccount()
    const forwarded = newAddress()
    const hash = (await db.doc(`credentials/${uid}`).get()).get('passwordHash')
    expect((await call('signin', { user, pass: wrong }, { forwarded })).status).toBe(401)
    await triesOf('sign-in-account', `${uid} ${hash} ${strangerAt(forwarded)}`).update({ inRow: 99 })
    expect((await call('signin', { user, pass: wrong }, { forwarded })).status).toBe(401)
    const { status, body } = await call('signin', { user, pass: PASSWORD }, { forwarded })
    expect([status, body.code]).toEqual([403, 'password-reset-required'])
    expect((await signIn(user, PASSWORD)).status).toBe(200)
    await db.doc(`credentials/${uid}`).update({ passwordHash: await hashSecret('Fresh#2026') })
    expect((await call('signin', { user, pass: 'Fresh#2026' }, { forwarded })).status).toBe(200)
  })
})
