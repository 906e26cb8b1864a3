import { durations } from '@dlm/contract/durations'
import { describe, expect, it } from 'vitest'
import { auth, db } from '../support/admin.ts'
import { call, inParallel } from '../support/client.ts'
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

const signIn = (user: string, pass: string) => call('signin', { user, pass })

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
  const life = durations.memberSession * 1000
  const minute = 60_000

  it('ends thirty days after the sign-in, also with renewals', async () => {
    const { user } = await anAccount()
    const statusesOf = async (ago: number) => {
      const { idToken, refreshToken } = await beginSession((await signIn(user, PASSWORD)).body.token)
      await storedSession(idToken).update({ startedAt: Date.now() - ago })
      return [await statusOf(idToken), await statusOf(await renewedToken(refreshToken))]
    }
    expect(await statusesOf(life - minute)).toEqual([200, 200])
    expect(await statusesOf(life + minute)).toEqual([401, 401])
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
  it('ends this sign-in permanently: its copied token and its refresh token; no other of the account', async () => {
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
    // Firebase revokes them too: no session that began before can be refreshed from now on.
    const { tokensValidAfterTime } = await auth.getUser(uid)
    expect(Date.parse(tokensValidAfterTime ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect((await call('get_user_data', {}, { token: other.token })).status).toBe(200)
    expect((await signIn(user, PASSWORD)).status).toBe(200)
  })
})
