import { afterAll, describe, expect, it } from 'vitest'
import { auth, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { unique } from '../support/fixtures.ts'
import {
  ADMIN_PASSWORD,
  aMember,
  anAccount,
  anAdmin as anotherAdmin,
  type Person,
} from '../support/people.ts'
import { forms, removeTraces, stageCover } from '../support/uploads.ts'

const admins: Person[] = []
afterAll(() => Promise.all(admins.map(removeTraces)))

async function anAdmin(): Promise<Person> {
  const admin = await anotherAdmin()
  admins.push(admin)
  return admin
}

describe('dashboard_counts', () => {
  it('grows with what is added', async () => {
    const admin = await anAdmin()
    const before = (await call('dashboard_counts', {}, admin)).body
    await call('add_service', forms.service(await stageCover(admin), 'Counted'), admin)
    const after = (await call('dashboard_counts', {}, admin)).body
    expect(after.services).toBe(before.services + 1)
    expect(after.news).toBe(before.news)
    expect(after.users).toBeGreaterThan(2)
  })
})

describe('admin_signout', () => {
  it('ends the admin session and leaves the member signed in', async () => {
    const admin = await anAdmin()
    expect((await call('dashboard_counts', {}, admin)).status).toBe(200)
    expect((await call('admin_signout', {}, admin)).status).toBe(200)
    expect((await call('dashboard_counts', {}, admin)).body.code).toBe('admin-session-required')
    expect((await call('get_user_data', {}, admin)).status).toBe(200)
  })
})

describe('the claim that opens the staging area', () => {
  it('comes with the admin session, and opens no call', async () => {
    const adid = `ADM-${unique().slice(0, 6)}`
    const admin = await anAccount({ role: 'admin', adid })
    expect((await auth.getUser(admin.uid)).customClaims ?? {}).toEqual({})
    expect((await call('admin_signin', { adid, adps: ADMIN_PASSWORD }, admin)).status).toBe(200)
    expect((await auth.getUser(admin.uid)).customClaims).toEqual({ admin: true })
    const member = await aMember()
    await auth.setCustomUserClaims(member.uid, { admin: true })
    expect((await call('dashboard_counts', {}, member)).body.code).toBe('not-allowed')
  })
})

describe('get_audit', () => {
  it('says who did what to which and from where, newest first, by action and by name', async () => {
    const admin = await anAdmin()
    const title = `Audited ${unique()}`
    const [{ id }] = (await call('add_news', forms.news(await stageCover(admin), title), admin)).body.data
    await call('delete_news', { id }, admin)
    const all = await call('get_audit', { search: title }, admin)
    expect(all.body.data).toMatchObject([
      { action: 'delete_news', subject: `news/${id}`, name: title },
      { action: 'add_news', subject: `news/${id}`, name: title },
    ])
    expect(all.body.data[0]?.address).not.toBe('')
    const adding = await call('get_audit', { search: title, action: 'add_news' }, admin)
    expect(adding.body.data).toHaveLength(1)
  })

  it('has a line for an admin sign-in, and no secret in it', async () => {
    const adid = `ADM-${unique().slice(0, 6)}`
    const admin = await anAccount({ role: 'admin', adid })
    await call('admin_signin', { adid, adps: ADMIN_PASSWORD }, admin)
    const { docs } = await db.collection('audit').where('uid', '==', admin.uid).get()
    expect(docs.map((line) => line.get('action'))).toEqual(['admin_signin'])
    expect(JSON.stringify(docs.map((line) => line.data()))).not.toContain(ADMIN_PASSWORD)
  })

  it('has no line for what was refused', async () => {
    const admin = await anAdmin()
    await call('delete_news', { id: 'nothing' }, admin)
    const { size } = await db.collection('audit').where('uid', '==', admin.uid).get()
    expect(size).toBe(0)
  })
})
