import { durations } from '@dlm/contract/durations'
import { describe, expect, it } from 'vitest'
import { auth, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { unique } from '../support/fixtures.ts'
import {
  ADMIN_PASSWORD,
  anAccount,
  anAdmin,
  beginSession,
  idToken,
  openAdminSession,
  PASSWORD,
  renewedToken,
  sessionOf,
} from '../support/people.ts'
import { forms, stageCover } from '../support/uploads.ts'

describe('dashboard_counts', () => {
  it('grows with what is added', async () => {
    const admin = await anAdmin()
    const before = (await call('dashboard_counts', {}, admin)).body
    await call('add_service', forms.service(await stageCover(admin), 'Counted'), admin)
    const after = (await call('dashboard_counts', {}, admin)).body
    expect(after.services).toBe((before.services ?? 0) + 1)
    expect(after.news).toBe(before.news)
    expect(after.users).toBeGreaterThan(2)
  })
})

describe('admin_signout', () => {
  it('ends the admin session of this sign-in, and leaves the member signed in and the others as they are', async () => {
    const admin = await anAdmin()
    const elsewhere = { ...admin, token: await idToken(admin.uid) }
    await openAdminSession(elsewhere)
    expect((await call('dashboard_counts', {}, admin)).status).toBe(200)
    expect((await call('admin_signout', {}, admin)).status).toBe(200)
    expect((await call('dashboard_counts', {}, admin)).body.code).toBe('admin-session-required')
    expect((await call('get_user_data', {}, admin)).status).toBe(200)
    expect((await call('dashboard_counts', {}, elsewhere)).status).toBe(200)
  })
})

describe('admin_signin', () => {
  it('opens the admin session of the sign-in that calls, and of no other of the same admin', async () => {
    const adid = `ADM-${unique().slice(0, 6)}`
    const admin = await anAccount({ role: 'admin', adid })
    const elsewhere = { ...admin, token: await idToken(admin.uid) }
    expect((await call('admin_signin', { adid, adps: ADMIN_PASSWORD }, admin)).status).toBe(200)
    expect((await call('dashboard_counts', {}, admin)).status).toBe(200)
    for (const again of [1, 2]) {
      const { body } = await call('dashboard_counts', {}, elsewhere)
      expect([again, body.code]).toEqual([again, 'admin-session-required'])
    }
  })
})

describe('upload_token', () => {
  const claimsOf = async (token: string) => auth.verifyIdToken(await sessionOf(token))

  it('opens the staging area for an hour, and no call', async () => {
    const admin = await anAdmin()
    const { token } = (await call('upload_token', {}, admin)).body
    const { uid, uploadsUntil } = await claimsOf(token)
    expect(uid).toBe(admin.uid)
    expect(Math.abs(uploadsUntil - Date.now() - durations.uploadToken * 1000)).toBeLessThan(60_000)
    const uploading = { token: await sessionOf(token) }
    expect((await call('get_user_data', {}, uploading)).body.code).toBe('session-ended')
    expect((await call('dashboard_counts', {}, uploading)).body.code).toBe('session-ended')
  })

  it('is what no session has, an admin’s with an open dashboard neither', async () => {
    const adid = `ADM-${unique().slice(0, 6)}`
    const { user } = await anAccount({ role: 'admin', adid })
    const { body } = await call('signin', { user, pass: PASSWORD })
    const { idToken, refreshToken } = await beginSession(body.token)
    expect((await call('admin_signin', { adid, adps: ADMIN_PASSWORD }, { token: idToken })).status).toBe(200)
    for (const token of [idToken, await renewedToken(refreshToken)])
      expect(await auth.verifyIdToken(token)).not.toHaveProperty('uploadsUntil')
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

  it('stores no e-mail address, not of an entry’s title either', async () => {
    const admin = await anAdmin()
    const title = `Write to person@dlm.test ${unique()}`
    await call('add_event', forms.event(await stageCover(admin), title), admin)
    const [line] = (await db.collection('audit').where('uid', '==', admin.uid).get()).docs
    expect(line?.get('name')).toBe(title.replace('person@dlm.test', '…'))
    expect(JSON.stringify(line?.data())).not.toContain('person@')
  })

  it('has no line for what was refused', async () => {
    const admin = await anAdmin()
    await call('delete_news', { id: 'nothing' }, admin)
    const { size } = await db.collection('audit').where('uid', '==', admin.uid).get()
    expect(size).toBe(0)
  })
})
