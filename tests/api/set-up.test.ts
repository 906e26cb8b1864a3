import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { setUpLink } from '../../scripts/lib/set-up-link.ts'
import { db, snapshotOfEverything } from '../support/admin.ts'
import { call, callFromNewAddress, inParallel } from '../support/client.ts'
import { mailsTo } from '../support/inbox.ts'
import { anAccount, anAdmin, type Person, sessionOf } from '../support/people.ts'

const setup = db.doc('setup/site')
const site = db.doc('settings/site')
const admins = db.collection('users').where('role', '==', 'admin')
const minute = 60_000
const wrongToken = 'a'.repeat(48)

/** A token of a link, issued this number of milliseconds ago. */
async function aToken(age = 0): Promise<string> {
  const clock = { now: () => systemClock.now() - age }
  const link = await setUpLink({ db, clock }, 'https://portal.example')
  return link?.split('#')[1] ?? ''
}

function aFounder() {
  const user = `own.${crypto.randomUUID().slice(0, 8)}`
  return { user, email: `${user}@dlm.test`, pass: 'Member#2025', adps: 'Adm1n#25' }
}

const everything = () => snapshotOfEverything(/^throttles\//)

beforeEach(callFromNewAddress)

describe('begin_setup', () => {
  it('is closed where there is an admin: no link is made, and an earlier one opens nothing', async () => {
    expect(await aToken()).toBe('')
    const { docs } = await admins.get()
    await Promise.all(docs.map(({ ref }) => ref.update({ role: 'client' })))
    const token = await aToken()
    await Promise.all(docs.map(({ ref }) => ref.update({ role: 'admin' })))
    const before = await everything()
    const { status, body } = await call('begin_setup', { ...aFounder(), token })
    expect([status, body.code]).toEqual([403, 'setup-closed'])
    expect(await everything()).toEqual(before)
  })
})

describe('begin_setup without an admin', () => {
  beforeEach(async () => {
    const { docs } = await admins.get()
    await Promise.all([setup.delete(), ...docs.map(({ ref }) => ref.delete())])
  })

  it.each([
    ['that was guessed', 0, () => wrongToken],
    ['that is older than an hour', 61 * minute, (token: string) => token],
  ])('a token %s opens nothing, one that is younger does', async (_, age, sent) => {
    const token = await aToken(age)
    const before = await everything()
    const refused = await call('begin_setup', { ...aFounder(), token: sent(token) })
    expect([refused.status, refused.body.code]).toEqual([403, 'setup-closed'])
    expect(await everything()).toEqual(before)

    const allowed = await call('begin_setup', { ...aFounder(), token: await aToken(59 * minute) })
    expect(allowed.status).toBe(200)
  })

  it('a second link invalidates the first one', async () => {
    const [former, latest] = [await aToken(), await aToken()]
    expect((await call('begin_setup', { ...aFounder(), token: former })).status).toBe(403)
    expect((await call('begin_setup', { ...aFounder(), token: latest })).status).toBe(200)
  })

  it('a name that is taken leaves the token as good as before', async () => {
    const { user } = await anAccount()
    const token = await aToken()
    const { status, body } = await call('begin_setup', { ...aFounder(), user, token })
    expect([status, body.code, body.field]).toEqual([409, 'username-taken', 'user'])
    expect((await call('begin_setup', { ...aFounder(), token })).status).toBe(200)
  })

  it('an admin password that is too weak is named, and nothing is written', async () => {
    const token = await aToken()
    const before = await everything()
    const { status, body } = await call('begin_setup', { ...aFounder(), adps: 'weak', token })
    expect([status, body.field]).toEqual([400, 'adps'])
    expect(await everything()).toEqual(before)
  })

  it('of two who use one link at once, one becomes an admin', async () => {
    const token = await aToken()
    const answers = await inParallel(2, 2, () => call('begin_setup', { ...aFounder(), token }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await admins.get()).size).toBe(1)
    expect((await call('begin_setup', { ...aFounder(), token })).status).toBe(403)
  })

  it('makes a founder who signs in, opens the dashboard, and has steps to do', async () => {
    const founder = aFounder()
    const { adid } = (await call('begin_setup', { ...founder, token: await aToken() })).body
    const signedIn = (await call('signin', { user: founder.user, pass: founder.pass })).body
    expect(signedIn.data[0]).toMatchObject({ user: founder.user, role: 'admin', varified: 'YES', adid })
    const admin = { token: await sessionOf(signedIn.token) }
    expect((await call('get_setup', {}, admin)).body.code).toBe('admin-session-required')
    expect((await call('admin_signin', { adid, adps: founder.adps }, admin)).body).toMatchObject({ adid })
    const { steps } = (await call('get_setup', {}, admin)).body
    expect(steps).toMatchObject({ settings: false, mail: false })
    const { docs } = await db.collection('audit').where('action', '==', 'begin_setup').get()
    expect(docs.map((line) => line.get('user'))).toContain(founder.user)
  })
})

describe('after that', () => {
  let admin: Person
  const unfinished = { token: null, startedAt: 1, mailedAt: null }
  const steps = async () => (await call('get_setup', {}, admin)).body.steps
  beforeAll(async () => {
    admin = await anAdmin()
  })
  beforeEach(() => setup.set(unfinished))

  describe('get_setup', () => {
    it('derives the finished steps from what is there', async () => {
      expect(await steps()).toMatchObject({ settings: false, mail: false, album: true })
      await site.set({ changed: {}, revision: 1 })
      expect(await steps()).toMatchObject({ settings: true })
      await site.delete()
    })
  })

  describe('test_mail', () => {
    it('sends the admin a mail, which is a step of the set-up, and of nothing else', async () => {
      expect((await call('test_mail', {}, admin)).body).toMatchObject({ sent: true })
      expect((await mailsTo(admin.email))[0]).toMatchObject({ fields: { sub: 'Test e-mail' } })
      expect(await steps()).toMatchObject({ mail: true })
      await setup.delete()
      expect((await call('test_mail', {}, admin)).body).toMatchObject({ sent: true })
      expect((await setup.get()).exists).toBe(false)
    })

    it('sends it where the set-up is ended meanwhile', async () => {
      const earlier = await mailsTo(admin.email)
      // The call finds the set-up, and waits to write until the transaction is over, in which it ends.
      const sent = await db.runTransaction(async (transaction) => {
        await transaction.get(setup)
        const answered = call('test_mail', {}, admin)
        await vi.waitFor(async () => expect(await mailsTo(admin.email)).toHaveLength(earlier.length + 1))
        await new Promise((resolve) => setTimeout(resolve, 500))
        transaction.delete(setup)
        return { answered }
      })
      expect((await sent.answered).body).toMatchObject({ sent: true })
      expect((await setup.get()).exists).toBe(false)
    })
  })

  describe('end_setup', () => {
    it('ends the list of steps, for all admins', async () => {
      expect((await call('end_setup', {}, admin)).status).toBe(200)
      expect(await steps()).toBeNull()
    })
  })
})
