import { readablePath } from '@dlm/contract/site/readable-paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, send } from '../support/client.ts'
import { writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { stageCover } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

const facts = { date: '2026-06-14', place: 'Lisbon', layout: 'story', order: 'oldest' } as const

/** Adds an album with these fields besides those that it needs. */
async function add(fields: Record<string, unknown>) {
  const fid = `ALB-${unique()}`
  const { status, body } = await call(
    'add_album',
    { alname: 'By the sea', fp: await stageCover(admin), fid, alpass: '', ...fields } as never,
    admin,
  )
  return { fid, status, body }
}

async function listed(fid: string) {
  const { items } = await readEncoded('get_all_albums', { ids: [fid] })
  return items.map(({ date, place, layout, order }) => ({ date, place, layout, order }))[0]
}

const wrongFields = [
  ['layout', 'spiral'],
  ['layout', ''],
  ['order', 'largest'],
  ['date', '2026-02-30'],
  ['date', 'in June'],
  ['place', 'x'.repeat(151)],
] as const

describe('the day, the place, the layout and the order of an album', () => {
  it('are as they were chosen, for visitors, in the form and for search engines', async () => {
    const text = 'Two days by the **sea**.'
    const { fid, status } = await add({ ...facts, text })
    expect(status).toBe(200)
    expect(await listed(fid)).toEqual(facts)
    const { body } = await call('get_editable', { kind: 'album', id: fid }, admin)
    expect(body.fields).toMatchObject({ ...facts, text })
    const page = await send<string>(readablePath('albums', { id: fid, title: 'By the sea' }))
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.body)?.[1] ?? '{}'
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'ImageGallery',
      description: 'Two days by the sea.',
      dateCreated: facts.date,
      contentLocation: { '@type': 'Place', name: facts.place },
    })
  })

  it('are empty, rows and the newest first where nothing was chosen, and where an album is older than they are', async () => {
    const none = { date: '', place: '', layout: 'rows', order: 'newest' }
    expect(await listed((await add({})).fid)).toEqual(none)
    const { date: _, place: __, layout: ___, order: ____, ...before } = anAlbumDoc()
    const old = `ALB-${unique()}`
    await writeDocuments(db, [{ path: `albums/${old}`, data: before }])
    expect(await listed(old)).toEqual(none)
  })

  it('change with the album', async () => {
    const { fid } = await add(facts)
    const fields = { alname: 'By the sea', date: '', place: 'Porto', layout: 'columns', order: 'name' }
    const { status } = await call('edit', { kind: 'album', id: fid, revision: 0, fields }, admin)
    expect(status).toBe(200)
    expect(await listed(fid)).toEqual({ date: '', place: 'Porto', layout: 'columns', order: 'name' })
  })

  it.each(wrongFields)('are refused by name, and nothing is added: %s %j', async (field, value) => {
    const { fid, status, body } = await add({ ...facts, [field]: value })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect((await db.doc(`albums/${fid}`).get()).exists).toBe(false)
  })

  it.each(wrongFields)('are refused by name, and nothing changes: %s %j', async (field, value) => {
    const { fid } = await add(facts)
    const fields = { alname: 'By the sea', ...facts, [field]: value }
    const { status, body } = await call('edit', { kind: 'album', id: fid, revision: 0, fields }, admin)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(await listed(fid)).toEqual(facts)
  })
})
