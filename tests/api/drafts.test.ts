import { beforeAll, describe, expect, it } from 'vitest'
import { entryNotificationId } from '../../functions/src/notifications/notification.doc.ts'
import { db } from '../support/admin.ts'
import { call, read } from '../support/client.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anEventDoc } from '../support/factories/events.ts'
import { future, unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { forms, stageCover } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

describe('what is to be published later', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

  it('is an article that only admins find, until its day', async () => {
    const title = `Soon ${unique()}`
    const form = { ...forms.news(await stageCover(admin), title), date: tomorrow }
    const [{ id }] = (await call('add_news', form, admin)).body.data
    expect((await call('get_news', { search: title })).body.data).toEqual([])
    expect((await call('get_news', { search: title, drafts: true }, admin)).body.data).toMatchObject([
      { id, date: tomorrow },
    ])
    expect((await call('get_news', { search: title, drafts: true })).body.code).toBe('not-allowed')
    expect((await read('get_news', { search: title, drafts: 'true' })).body.code).toBe('not-allowed')
    expect((await call('get_news_data', { id })).body.code).toBe('news-not-found')
    expect((await call('like_news', { id })).body.code).toBe('news-not-found')
    const notice = await db.doc(`notifications/${entryNotificationId('news', id)}`).get()
    expect(notice.get('createdAt')).toBe(Date.parse(tomorrow))

    const now = { kind: 'news' as const, id, revision: 0, fields: { title, text: 'Now', date: '2026-01-01' } }
    expect((await call('edit', now, admin)).status).toBe(200)
    expect((await call('get_news_data', { id })).status).toBe(200)
  })

  it('is an event that only admins find, on any day', async () => {
    const title = `Gala ${unique()}`
    const form = { ...forms.event(await stageCover(admin), title), date: '2031-05-01', publish: tomorrow }
    const [event] = (await call('add_event', form, admin)).body.data
    expect(event).toMatchObject({ date: '2031-05-01', publish: `${tomorrow}T00:00` })
    const { id } = event
    expect((await call('get_all_events', { search: title })).body.data).toEqual([])
    expect((await call('get_all_events', { id })).body.data).toEqual([])
    expect((await call('get_all_events', { search: title, drafts: true }, admin)).body.data).toHaveLength(1)
    expect((await call('get_all_events', { search: title, drafts: true })).body.code).toBe('not-allowed')
  })

  it('is an event that no page of the list names, in its cursor neither', async () => {
    const mark = unique()
    const event = (kind: string, day: number, createdAt: number) =>
      documents.events(
        `${kind}-${day}-${mark}`,
        anEventDoc({ title: `Gala ${mark}`, date: `2031-06-0${day}`, createdAt }),
      )
    await writeDocuments(db, [
      ...[1, 4].map((day) => event('event', day, 1)),
      ...[2, 3, 5].map((day) => event('draft', day, future)),
    ])
    const ids: string[] = []
    const cursors: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await call('get_all_events', { search: mark, limit: 1, ...(cursor && { cursor }) })
      ids.push(...body.data.map(({ id }) => id))
      cursor = body.next
      cursors.push(Buffer.from((cursor ?? '').replace('past.', ''), 'base64url').toString())
    } while (cursor)
    expect(ids).toEqual([`event-1-${mark}`, `event-4-${mark}`])
    expect(cursors.filter((named) => named.includes('draft'))).toEqual([])
    expect(cursors.filter((named) => named.includes(`event-1-${mark}`))).toHaveLength(1)
  })

  it('an upcoming event that is published at once is public', async () => {
    const title = `Open day ${unique()}`
    await call('add_event', { ...forms.event(await stageCover(admin), title), date: '2031-05-02' }, admin)
    expect((await call('get_all_events', { search: title })).body.data).toMatchObject([
      { date: '2031-05-02' },
    ])
  })
})
