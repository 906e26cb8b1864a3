import { bounds, limits } from '@dlm/contract/limits'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { nameKey } from '../../functions/src/accounts/unique-name.doc.ts'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import { forgetAddressLimits } from '../support/address-limits.ts'
import { auth, db, snapshotOfEverything } from '../support/admin.ts'
import { call, inParallel } from '../support/client.ts'
import { newAddress } from '../support/new-address.ts'
import {
  ADMIN_PASSWORD,
  anAccount,
  anAdmin,
  beginSession,
  openAdminSession,
  PASSWORD,
  renewedToken,
  sessionOf,
  storedSession,
} from '../support/people.ts'

const { max } = limits['sign-in-account']
const wrong = 'Wrong#2025'
const signIn = (user: string, pass: string) => call('signin', { user, pass })
const aName = () => `new.${crypto.randomUUID().slice(0, 8)}`
beforeEach(forgetAddressLimits)
afterAll(forgetAddressLimits)

describe('signup', () => {
  const signUp = (user: string, more: object = {}) =>
    call('signup', { user, email: `${user}@dlm.test`, pass: PASSWORD, ...more })

  it('makes an account one can sign in to, and believes nothing else that is sent', async () => {
    const user = aName()
    const sent = { uid: 'chosen', varified: 'YES', role: 'admin', date: 'Jan 1st 99', theme: 'true' }
    expect((await signUp(user, sent)).status).toBe(200)
    const { body } = await signIn(user, PASSWORD)
    const [account] = body.data
    expect(account).toMatchObject({
      user,
      role: 'client',
      varified: 'none',
      theme: 'true',
      nic: '',
      photo: '',
    })
    expect(account.uid).not.toBe('chosen')
    expect(account.date).not.toBe('Jan 1st 99')
    expect(JSON.stringify(body)).not.toMatch(/scrypt|"pass"|adps/)
  })

  it.each([
    ['user name', (user: string) => ({ user: user.toUpperCase() }), 'username-taken', 'user'],
    ['user name in other characters', (user: string) => ({ user: wide(user) }), 'username-taken', 'user'],
    ['user name with a letter that looks the same', withLookAlike, 'username-taken', 'user'],
    ['e-mail', (user: string) => ({ email: `${user.toUpperCase()}@DLM.test` }), 'email-taken', 'email'],
  ] as const)('refuses a taken %s, and writes nothing', async (_, change, code, field) => {
    const { user } = await anAccount()
    const before = await snapshotOfEverything(/^throttles\//)
    const fresh = aName()
    const { status, body } = await signUp(fresh, change(user))
    expect([status, body.code, body.field]).toEqual([409, code, field])
    expect(await snapshotOfEverything(/^throttles\//)).toEqual(before)
  })

  it('makes one account of twenty that want one name at once, and no half of another', async () => {
    const user = aName()
    const emails = Array.from({ length: 20 }, (_, at) => `${at}.${user}@dlm.test`)
    const answers = await inParallel(20, 10, (at) => signUp(user, { email: emails[at] }))
    const made = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ body }) => body.code === 'username-taken')
    expect([made.length, refused.length]).toEqual([1, 19])

    const accounts = (await db.collection('users').where('user', '==', user).get()).docs
    expect(accounts).toHaveLength(1)
    const uid = accounts[0]?.id
    expect((await db.doc(`usernames/${nameKey(user)}`).get()).get('uid')).toBe(uid)
    const taken = await Promise.all(emails.map((email) => db.doc(`emails/${nameKey(email)}`).get()))
    expect(taken.filter(({ exists }) => exists).map((found) => found.get('uid'))).toEqual([uid])
  })

  it('makes one account of twenty that want one e-mail address at once, and takes no name of the others', async () => {
    const users = Array.from({ length: 20 }, aName)
    const email = `${users[0]}@dlm.test`
    const answers = await inParallel(20, 10, (at) => signUp(users[at] ?? '', { email }))
    const made = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ body }) => body.code === 'email-taken')
    expect([made.length, refused.length]).toEqual([1, 19])

    const accounts = (await db.collection('users').where('email', '==', email).get()).docs
    expect(accounts).toHaveLength(1)
    const uid = accounts[0]?.id
    expect((await db.doc(`emails/${nameKey(email)}`).get()).get('uid')).toBe(uid)
    const taken = await Promise.all(users.map((user) => db.doc(`usernames/${nameKey(user)}`).get()))
    expect(taken.filter(({ exists }) => exists).map((found) => found.get('uid'))).toEqual([uid])
  })
})

/** The same name with a small capital O, which looks the same. */
function withLookAlike(user: string) {
  return { user: user.replace('o', '\u1d0f') }
}

/** The same name in full-width letters, which people read as the same. */
function wide(name: string): string {
  return name.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
}

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

  it('says the same of a wrong password and of nobody, after about the same time', async () => {
    const { user } = await anAccount()
    const timed = async (name: string) => {
      const began = performance.now()
      const { status, body } = await signIn(name, wrong)
      return { status, body, ms: performance.now() - began }
    }
    const known = await timed(user)
    const unknown = await timed(aName())
    expect(known.status).toBe(401)
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 401, body: known.body })
    // Both computed a hash, which nothing else in the call comes near.
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(30)
  })

  it('after five wrong passwords refuses the right one too, from that address, and nobody else', async () => {
    const [{ user }, other] = [await anAccount(), await anAccount()]
    for (let at = 0; at < max; at++) expect((await signIn(user, wrong)).status).toBe(401)
    const refused = await signIn(user, PASSWORD)
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests'])
    expect(refused.body.msg).toBe('Too many tries for this account from here.')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    const elsewhere = { forwarded: '203.0.113.9, 198.51.100.7' }
    expect((await call('signin', { user, pass: PASSWORD }, elsewhere)).status).toBe(200)
    expect((await signIn(other.user, PASSWORD)).status).toBe(200)
  })

  it('is not shut to a browser that signed in before, whoever guesses from wherever; to others it slows down', async () => {
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
    // Where it signed in before, without what it keeps: the address of this test.
    expect((await signIn(user, PASSWORD)).status).toBe(200)
    const another = (await signIn((await anAccount()).user, PASSWORD)).body.device
    expect((await call('signin', { user, pass: PASSWORD }, { ...home, device: another })).status).toBe(429)
    await db.doc(`users/${uid}`).update({ sessionVersion: 1 })
    expect((await call('signin', { user, pass: PASSWORD }, home)).status).toBe(429)
  })

  it('gives such a browser five tries of its own', async () => {
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

  it('lets one address try thirty times an hour, whosever accounts it tries', async () => {
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

  it('lets twenty guesses at once have five tries', async () => {
    const { user } = await anAccount()
    const answers = await inParallel(20, 10, () => signIn(user, wrong))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(max).fill(401), ...Array(20 - max).fill(429)])
  })

  it('after a hundred wrong passwords in a row from one place wants a new one set by e-mail, there', async () => {
    const { uid, user } = await anAccount()
    const forwarded = newAddress()
    const before = new Set((await db.collection('throttles').listDocuments()).map(({ id }) => id))
    expect((await call('signin', { user, pass: wrong }, { forwarded })).status).toBe(401)
    const counted = (await db.collection('throttles').listDocuments()).filter(
      ({ id }) => id.startsWith('sign-in-account.') && !before.has(id),
    )
    expect(counted).toHaveLength(1)
    await counted[0]?.update({ inRow: 99 })
    expect((await call('signin', { user, pass: wrong }, { forwarded })).status).toBe(401)
    const { status, body } = await call('signin', { user, pass: PASSWORD }, { forwarded })
    expect([status, body.code]).toEqual([403, 'password-reset-required'])
    expect((await signIn(user, PASSWORD)).status).toBe(200)
    await db.doc(`credentials/${uid}`).update({ passwordHash: await hashSecret('Fresh#2026') })
    expect((await call('signin', { user, pass: 'Fresh#2026' }, { forwarded })).status).toBe(200)
  })
})

describe('get_user_data', () => {
  it('is over with the account', async () => {
    const { uid, token } = await anAccount()
    expect((await call('get_user_data', {}, { token })).status).toBe(200)
    await db.doc(`users/${uid}`).delete()
    expect((await call('get_user_data', {}, { token })).status).toBe(401)
  })

  it('is over with the sessions, for tokens that were fetched and not yet used, too', async () => {
    const { uid, user } = await anAccount()
    const { body } = await signIn(user, PASSWORD)
    await db.doc(`users/${uid}`).update({ sessionVersion: 1 })
    const token = await sessionOf(body.token)
    expect((await auth.verifyIdToken(token)).uid).toBe(uid)
    expect((await call('get_user_data', {}, { token })).status).toBe(401)
  })
})

const statusOf = async (token: string) => (await call('get_user_data', {}, { token })).status

describe('a session', () => {
  const life = bounds.memberSession * 1000
  const minute = 60_000

  it('ends thirty days after the sign-in, whatever is renewed', async () => {
    const { user } = await anAccount()
    const begun = async (ago: number) => {
      const { idToken, refreshToken } = await beginSession((await signIn(user, PASSWORD)).body.token)
      await storedSession(idToken).update({ startedAt: Date.now() - ago })
      return [await statusOf(idToken), await statusOf(await renewedToken(refreshToken))]
    }
    expect(await begun(life - minute)).toEqual([200, 200])
    expect(await begun(life + minute)).toEqual([401, 401])
  })

  it('is a document of its own, which every token of it names and which says when it ends', async () => {
    const { uid, user } = await anAccount()
    const sids = new Set<string>()
    for (const signedIn of [1, 2]) {
      const { idToken, refreshToken } = await beginSession((await signIn(user, PASSWORD)).body.token)
      const { sid } = await auth.verifyIdToken(idToken)
      expect((await auth.verifyIdToken(await renewedToken(refreshToken))).sid).toBe(sid)
      const stored = await db.doc(`sessions/${sid}`).get()
      expect(stored.data()).toMatchObject({ uid, version: 0, adminOpenedAt: 0 })
      expect(stored.get('expireAt').toMillis() - stored.get('startedAt')).toBe(life)
      sids.add(sid)
      expect([signedIn, await statusOf(idToken)]).toEqual([signedIn, 200])
    }
    expect(sids.size).toBe(2)
  })

  it.each([
    ['no session id', {}],
    ['the id of no session', { sid: 'never-begun' }],
    ['a path for an id', { sid: 'x/../y' }],
    ['a number for an id', { sid: 7 }],
    ['the claims of former times', { session: 0, startedAt: Date.now() }],
  ])('is none with %s', async (_, claims) => {
    const { uid, token } = await anAccount()
    expect(await statusOf(token)).toBe(200)
    expect(await statusOf(await sessionOf(await auth.createCustomToken(uid, claims)))).toBe(401)
  })
})

describe('signout', () => {
  it('ends this sign-in for good: its copied token and what its refresh token brings; no other of the account', async () => {
    const { user } = await anAccount({ role: 'admin', adid: 'ADM-78' })
    const [here, elsewhere] = [
      await beginSession((await signIn(user, PASSWORD)).body.token),
      await beginSession((await signIn(user, PASSWORD)).body.token),
    ]
    const enter = ({ idToken: token }: typeof here) =>
      call('admin_signin', { adid: 'ADM-78', adps: ADMIN_PASSWORD }, { token })
    for (const signedIn of [here, elsewhere]) expect((await enter(signedIn)).status).toBe(200)
    const counts = async (token: string) => (await call('dashboard_counts', {}, { token })).status
    expect([await counts(here.idToken), await counts(elsewhere.idToken)]).toEqual([200, 200])

    expect((await call('signout', {}, { token: here.idToken })).status).toBe(200)
    for (const token of [here.idToken, await renewedToken(here.refreshToken)]) {
      expect([await statusOf(token), await counts(token)]).toEqual([401, 401])
      expect((await call('admin_signin', { adid: 'ADM-78', adps: ADMIN_PASSWORD }, { token })).status).toBe(
        401,
      )
    }
    expect([await statusOf(elsewhere.idToken), await counts(elsewhere.idToken)]).toEqual([200, 200])
    expect(await counts(await renewedToken(elsewhere.refreshToken))).toBe(200)
  })

  it('is not undone by a call of the dashboard that is under way', async () => {
    const admin = await anAdmin()
    await storedSession(admin.token).update({ adminUsedAt: Date.now() - 120_000 })
    const under = inParallel(6, 6, () => call('dashboard_counts', {}, admin))
    expect((await call('signout', {}, admin)).status).toBe(200)
    for (const { status } of await under) expect([200, 401, 403]).toContain(status)
    expect((await storedSession(admin.token).get()).exists).toBe(false)
    expect((await call('dashboard_counts', {}, admin)).status).toBe(401)
  })
})

describe('theme', () => {
  it('is saved', async () => {
    const { uid, token } = await anAccount()
    expect((await call('theme', { theme: 'true' }, { token })).status).toBe(200)
    expect((await db.doc(`users/${uid}`).get()).get('theme')).toBe('true')
  })
})

describe('sign_out_everywhere', () => {
  it('ends every session of the account, its admin session too, and no other’s', async () => {
    const [{ uid, user, token }, other] = [
      await anAccount({ role: 'admin', adid: 'ADM-77' }),
      await anAccount(),
    ]
    const { body } = await signIn(user, PASSWORD)
    const elsewhere = await sessionOf(body.token)
    await openAdminSession({ token })
    expect((await call('sign_out_everywhere', {}, { token })).status).toBe(200)
    for (const ended of [token, elsewhere])
      expect((await call('get_user_data', {}, { token: ended })).body.code).toBe('session-ended')
    expect((await call('dashboard_counts', {}, { token })).body.code).toBe('session-ended')
    // Firebase is told too: what was begun before is refused to be renewed from now on, whoever asks it.
    const { tokensValidAfterTime } = await auth.getUser(uid)
    expect(Date.parse(tokensValidAfterTime ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect((await call('get_user_data', {}, { token: other.token })).status).toBe(200)
    expect((await signIn(user, PASSWORD)).status).toBe(200)
  })

  it('is for nobody without a session', async () => {
    expect((await call('sign_out_everywhere', {})).status).toBe(401)
  })
})
