import { contract, type EndpointName } from '@dlm/contract/contract'
import { durations } from '@dlm/contract/durations'
import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { unique } from '../support/fixtures.ts'
import { ADMIN_PASSWORD, anAccount, anAdmin, anAdminAccount, openAdminSession } from '../support/people.ts'

const life = durations.adminRecent * 1000

/** An admin whose dashboard has been open for so long, in milliseconds. */
async function anAdminSince(ms: number) {
  const admin = await anAdminAccount()
  await openAdminSession(admin, Date.now() - ms)
  return admin
}

/** How many there are in the bin of this entry. */
async function inBin({ id }: { id: string }): Promise<number> {
  const { body } = await call('get_bin', { kind: 'news', search: id }, await anAdmin())
  return body.data.length
}

/** Something in the bin. */
async function aDeletedArticle(admin: { token: string }) {
  const id = `news-${unique()}`
  await writeDocuments(db, [documents.news(id, aNewsDoc({ title: `Deleted ${id}` }))])
  expect((await call('delete_news', { id }, admin)).status).toBe(200)
  return { kind: 'news' as const, id }
}

describe('the admin password', () => {
  it('is asked for again before what cannot be undone, and before what changes who may do what', () => {
    const names = (Object.keys(contract) as EndpointName[]).filter((name) => contract[name].asksAgain)
    expect(names.sort()).toEqual([
      ...['demote_admin', 'invite', 'make_admin', 'purge', 'require_factor'],
      ...['set_ceilings', 'set_legal', 'set_role', 'set_settings', 'start_backup', 'undo_import'],
    ])
  })

  it('counts for ten minutes, and is asked for then, with nothing done', async () => {
    const [early, late] = [await anAdminSince(life - 60_000), await anAdminSince(life + 1000)]
    const entry = await aDeletedArticle(late)
    const refused = await call('purge', entry, late)
    expect([refused.status, refused.body.code]).toEqual([403, 'admin-password-required'])
    expect(await inBin(entry)).toBe(1)
    expect((await call('purge', entry, early)).status).toBe(200)
    expect(await inBin(entry)).toBe(0)
  })

  it('opens the call again once it is given', async () => {
    const admin = await anAdminSince(life + 1000)
    const entry = await aDeletedArticle(admin)
    expect((await call('purge', entry, admin)).status).toBe(403)
    const signedIn = await call('admin_signin', { adid: admin.adid, adps: ADMIN_PASSWORD }, admin)
    expect(signedIn.status).toBe(200)
    expect((await call('purge', entry, admin)).status).toBe(200)
  })

  it('is required to remove a user, and not of members who leave', async () => {
    const admin = await anAdminSince(life + 1000)
    const member = await anAccount()
    const refused = await call('del_user', { uid: member.uid }, admin)
    expect([refused.status, refused.body.code]).toEqual([403, 'admin-password-required'])
    expect((await db.doc(`users/${member.uid}`).get()).exists).toBe(true)
    await openAdminSession(admin)
    expect((await call('del_user', { uid: member.uid }, admin)).status).toBe(200)
    expect((await db.doc(`users/${member.uid}`).get()).exists).toBe(false)
  })
})
