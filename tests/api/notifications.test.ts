import { FieldValue } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { aNotificationDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aMember, type Person } from '../support/people.ts'

/** Notifications for each filter, the first one the newest of all. */
async function notified(...filters: string[]): Promise<string[]> {
  const now = Date.now()
  const stored = filters.map((filter, at) =>
    documents.notifications(crypto.randomUUID(), aNotificationDoc({ filter, createdAt: now - at })),
  )
  await writeDocuments(db, stored)
  return stored.map(({ path }) => path.split('/')[1] ?? '')
}

const unread = async ({ token }: Person, limit = 2) =>
  (await call('get_notifications', { limit }, { token })).body.data.map(({ nid }) => nid)
const view = ({ token }: Person, id: string) =>
  call('viewed_notification', { id, viewed: '["another member"]' }, { token })
const dismiss = ({ token }: Person, id: string) => call('del_noti', { id }, { token })

describe('get_notifications', () => {
  it('has what is for all and for the caller, and not what is for others', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const [, own, all] = await notified(other.uid, member.uid, 'all')
    expect(await unread(member)).toEqual([own, all])
  })

  it('has its link; one that was stored before there were links has none', async () => {
    const member = await aMember()
    const [linked = '', old = ''] = await notified(member.uid, member.uid)
    await db.doc(`notifications/${linked}`).update({ link: '/read_news?id=n1' })
    await db.doc(`notifications/${old}`).update({ link: FieldValue.delete() })
    const { body } = await call('get_notifications', { limit: 2 }, { token: member.token })
    expect(body.data.map(({ link }) => link)).toEqual(['/read_news?id=n1', null])
  })

  it('reads on past what was viewed, page by page', async () => {
    const member = await aMember()
    const ids = await notified(...Array(6).fill(member.uid))
    for (const at of [0, 1, 2, 4]) await view(member, ids[at] ?? '')
    const first = await call('get_notifications', { limit: 1 }, { token: member.token })
    expect(first.body.data.map(({ nid }) => nid)).toEqual([ids[3]])
    const { token } = member
    const second = await call('get_notifications', { limit: 1, cursor: first.body.next }, { token })
    expect(second.body.data.map(({ nid }) => nid)).toEqual([ids[5]])
  })
})

describe('viewed_notification', () => {
  it('is one’s own: no other list changes', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const [id = ''] = await notified('all')
    expect((await view(member, id)).status).toBe(200)
    expect((await view(member, id)).status).toBe(200)
    expect(await unread(member)).not.toContain(id)
    expect(await unread(other)).toContain(id)
  })

  it('finds none for others', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const [id = ''] = await notified(other.uid)
    expect((await view(member, id)).body.code).toBe('notification-not-found')
    expect((await view(member, 'no-such-one')).body.code).toBe('notification-not-found')
  })
})

describe('del_noti', () => {
  it('dismisses what is for the caller alone', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const [own = '', all = ''] = await notified(member.uid, 'all')
    expect((await dismiss(other, own)).body.code).toBe('notification-not-found')
    expect((await dismiss(member, all)).body.code).toBe('not-allowed')
    expect(await unread(member)).toEqual([own, all])
    expect((await dismiss(member, own)).status).toBe(200)
    expect(await unread(member)).not.toContain(own)
  })
})
