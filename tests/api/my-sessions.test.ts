import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import {
  aMember,
  anAccount,
  idToken,
  openAdminSession,
  PASSWORD,
  sessionOf,
  storedSession,
} from '../support/people.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
const read = (token: string) => call('my_sessions', {}, { token })

describe('my_sessions', () => {
  it('has every live sign-in, with the name of its browser, with its last use; never one that has ended', async () => {
    const { uid, email, token } = await anAccount()
    const { body } = await call('signin', { user: email, pass: PASSWORD }, { browser: firefox })
    const here = await sessionOf(body.token)
    const ended = await idToken(uid)
    await storedSession(ended).delete()
    const old = storedSession(await idToken(uid))
    await old.update({ startedAt: Date.now() - 31 * 86_400_000 })
    await aMember()

    const { status, body: answer } = await read(here)
    expect(status).toBe(200)
    expect(answer.data.map(({ id }) => id).sort()).toEqual(
      [storedSession(here).id, storedSession(token).id].sort(),
    )
    const [own] = answer.data.filter(({ isHere }) => isHere)
    expect(own).toMatchObject({ id: storedSession(here).id, browser: 'Firefox on Linux' })
    expect(Math.abs((own?.usedAt ?? 0) - Date.now())).toBeLessThan(60_000)
  })

  it('notes the last use once an hour, and of the browser nothing but known words', async () => {
    const { email } = await anAccount()
    const agent = 'Chrome/1 <b>Windows</b> a private word'
    const { body } = await call('signin', { user: email, pass: PASSWORD }, { browser: agent })
    const token = await sessionOf(body.token)
    const session = storedSession(token)
    const longAgo = Date.now() - 61 * 60_000
    await session.update({ usedAt: longAgo })
    expect((await read(token)).body.data[0]?.browser).toBe('Chrome on Windows')
    const used = (await session.get()).get('usedAt')
    expect(used).toBeGreaterThan(longAgo + 60_000)
    await read(token)
    expect((await session.get()).get('usedAt')).toBe(used)
    expect(JSON.stringify((await session.get()).data())).not.toContain('secret')
  })
})

describe('end_session', () => {
  it('ends one sign-in of the own account, with its admin session, and leaves the others', async () => {
    const person = await anAccount({ role: 'admin', adid: 'ADM-ENDS' })
    const other = { ...person, token: await idToken(person.uid) }
    await openAdminSession(other)
    const { status } = await call('end_session', { id: storedSession(other.token).id }, person)
    expect(status).toBe(200)
    expect((await call('get_user_data', {}, other)).body.code).toBe('session-ended')
    expect((await call('dashboard_counts', {}, other)).body.code).toBe('session-ended')
    expect((await call('get_user_data', {}, person)).status).toBe(200)
  })

  it('ends no other user’s, and reveals nothing of it', async () => {
    const [one, other] = [await aMember(), await aMember()]
    const otherSession = storedSession(other.token)
    const { status, body } = await call('end_session', { id: otherSession.id }, one)
    const missing = await call('end_session', { id: 'nowhere' }, one)
    expect([status, body]).toEqual([missing.status, missing.body])
    expect((await otherSession.get()).exists).toBe(true)
    expect((await db.doc('sessions/nowhere').get()).exists).toBe(false)
  })
})
