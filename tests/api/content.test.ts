import type { EndpointName } from '@dlm/contract/contract'
import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, inParallel, read } from '../support/client.ts'
import { aJpeg } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { auditOf, forms, objectsIn, stageCover } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

type FormKind = keyof typeof forms

interface Row {
  kind: FormKind
  add: EndpointName
  remove: EndpointName
  missing: string
  list: 'get_news' | 'get_all_events' | 'get_products' | 'get_services'
  collection: string
  picture: 'photo' | 'icon'
}

const rows: Row[] = [
  {
    kind: 'news',
    add: 'add_news',
    remove: 'delete_news',
    ...{ missing: 'news-not-found', list: 'get_news' },
    ...{ collection: 'news', picture: 'photo' },
  },
  {
    kind: 'event',
    add: 'add_event',
    remove: 'delete_event',
    ...{ missing: 'event-not-found', list: 'get_all_events' },
    ...{ collection: 'events', picture: 'photo' },
  },
  {
    kind: 'product',
    add: 'add_product',
    remove: 'delete_product',
    ...{ missing: 'product-not-found', list: 'get_products' },
    ...{ collection: 'products', picture: 'photo' },
  },
  {
    kind: 'service',
    add: 'add_service',
    remove: 'delete_service',
    ...{ missing: 'service-not-found', list: 'get_services' },
    ...{ collection: 'services', picture: 'icon' },
  },
]

/** Adds an entry of this kind; its id. */
async function added({ kind, add }: Row, title: string): Promise<string> {
  const { status, body } = await call(add, forms[kind](await stageCover(admin), title), admin)
  expect(status, JSON.stringify(body)).toBe(200)
  const [{ id }] = (body as { data: [{ id: string }] }).data
  return id
}

/** The ids that every visitor finds by these words. */
async function idsFoundBy({ list }: Row, search: string): Promise<string[]> {
  const { body } = await read(list, { search, fresh: unique() })
  return body.data.map(({ id }) => id)
}

describe.each(rows)('$add and $remove', (row) => {
  const { kind, remove, missing, collection, picture } = row

  it('adds an entry that every visitor sees, with its picture, and a line in the log', async () => {
    const title = `Fresh ${unique()}`
    const staged = await stageCover(admin)
    const { status, body } = await call(row.add, forms[kind](staged, title), admin)
    expect(status).toBe(200)
    const [entry] = (body as { data: [{ id: string; cover: { sources: { url: string }[] } }] }).data
    expect(await idsFoundBy(row, title.toLowerCase())).toEqual([entry.id])
    const served = await fetch(entry.cover.sources[0]?.url ?? '')
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(served.headers.get('cache-control')).toContain('immutable')
    expect(await auditOf(`${collection}/${entry.id}`)).toEqual([row.add])
    expect(await objectsIn(staged)).toEqual([])
  })

  it('takes the same form once, however often it is sent', async () => {
    const title = `Twice ${unique()}`
    const form = forms[kind](await stageCover(admin), title)
    const answers = await inParallel(4, 4, () => call(row.add, form, admin))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await idsFoundBy(row, title)).toHaveLength(1)
  })

  it('refuses an incomplete form at its field, and writes nothing', async () => {
    const title = `Not there ${unique()}`
    const staged = await stageCover(admin)
    const { status, body } = await call(row.add, { ...forms[kind](staged, title), text: '' }, admin)
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid-input', ['text']])
    expect(await idsFoundBy(row, title)).toEqual([])
  })

  it('shows markup as the text it is', async () => {
    const title = `<img src=x onerror=alert(1)> ${unique()}`
    const id = await added(row, title)
    expect(await idsFoundBy(row, title)).toEqual([id])
  })

  it('deletes into the bin, restores with its picture, and purges with its files', async () => {
    const title = `Passing ${unique()}`
    const id = await added(row, title)
    const before = (await db.doc(`${collection}/${id}`).get()).data()
    expect((await call(remove, { id }, admin)).status).toBe(200)
    expect(await idsFoundBy(row, title)).toEqual([])
    expect((await call(remove, { id }, admin)).body.code).toBe(missing)

    const bin = await call('get_bin', { kind, search: title }, admin)
    expect(bin.body.data).toMatchObject([{ kind, id, name: title }])
    expect((await call('restore', { kind, id }, admin)).status).toBe(200)
    expect(await idsFoundBy(row, title)).toEqual([id])
    expect((await db.doc(`${collection}/${id}`).get()).data()).toEqual(before)
    expect((await call('restore', { kind, id }, admin)).body.code).toBe('content-not-found')

    await call(remove, { id }, admin)
    expect(await objectsIn(`public/${collection}/${id}/`)).not.toEqual([])
    expect((await call('purge', { kind, id }, admin)).status).toBe(200)
    expect(await objectsIn(`public/${collection}/${id}/`)).toEqual([])
    expect((await call('restore', { kind, id }, admin)).body.code).toBe('content-not-found')
    const actions = await auditOf(`${collection}/${id}`)
    expect(actions).toEqual([row.add, remove, remove, 'restore'].sort())
  })

  it('is changed by its form, unless another admin was faster', async () => {
    const title = `Older ${unique()}`
    const id = await added(row, title)
    const form = await call('get_editable', { kind, id }, admin)
    expect(form.body).toMatchObject({ revision: 0, fields: { title } })
    const {
      [picture]: _,
      prid: __,
      ...fields
    } = { prid: '', ...forms[kind]('', `Newer ${title}`) } as Record<string, unknown>
    const change = { kind, id, revision: 0, fields }
    const changed = await call('edit', change, admin)
    expect([changed.status, changed.body.revision]).toEqual([200, 1])
    expect(await idsFoundBy(row, `Newer ${title}`)).toEqual([id])

    const stale = await call('edit', { ...change, fields: { ...fields, title: 'Stale' } }, admin)
    expect([stale.status, stale.body.code]).toEqual([409, 'stale-edit'])
    expect((await call('get_editable', { kind, id }, admin)).body).toMatchObject({
      revision: 1,
      fields: { title: `Newer ${title}` },
    })

    const cover = await stageCover(admin, await aJpeg(1200, 400))
    const again = await call(
      'edit',
      { ...change, revision: 1, fields: { ...fields, [picture]: cover } },
      admin,
    )
    expect(again.status).toBe(200)
    expect((await db.doc(`${collection}/${id}`).get()).get('cover')).toMatchObject({
      width: 1200,
      height: 400,
    })
  })

  it('of two admins who change it at once, one wins', async () => {
    const id = await added(row, `Contested ${unique()}`)
    const {
      [picture]: _,
      prid: __,
      ...fields
    } = { prid: '', ...forms[kind]('', 'x') } as Record<string, unknown>
    const answers = await inParallel(2, 2, (at) =>
      call('edit', { kind, id, revision: 0, fields: { ...fields, title: `Winner ${at}` } }, admin),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a product id', () => {
  it('is taken as long as its product is there, in the bin too', async () => {
    const form = forms.product(await stageCover(admin), 'One of its kind')
    const { prid: id } = form
    await call('add_product', form, admin)
    const again = async () =>
      (await call('add_product', { ...form, photo: await stageCover(admin) }, admin)).body
    expect((await again()).code).toBe('id-taken')
    await call('delete_product', { id }, admin)
    expect((await again()).code).toBe('id-taken')
    await call('purge', { kind: 'product', id }, admin)
    expect((await again()).code).toBeUndefined()
  })
})

describe.each([
  ['get_editable', { kind: 'news' as ContentKind, id: 'nothing' }],
  ['edit', { kind: 'news' as ContentKind, id: 'nothing', revision: 0, fields: { title: 'A', text: 'B' } }],
  ['restore', { kind: 'news' as ContentKind, id: 'nothing' }],
  ['purge', { kind: 'news' as ContentKind, id: 'nothing' }],
] as const)('%s', (name, input) => {
  it('finds nothing where there is nothing', async () => {
    const { status, body } = await call(name as 'restore', input, admin)
    expect([status, body.code]).toEqual([404, 'content-not-found'])
  })
})

describe('edit', () => {
  it('loses nothing in twenty rounds of two admins who save at once', async () => {
    const second = await anAdmin()
    const [{ id }] = (await call('add_news', forms.news(await stageCover(admin), 'Round 0'), admin)).body.data
    for (let revision = 0; revision < 20; revision++) {
      const answers = await inParallel(2, 2, (at) => {
        const fields = { title: `Round ${revision + 1} of ${at}`, text: 'A text' }
        return call('edit', { kind: 'news', id, revision, fields }, at === 0 ? admin : second)
      })
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = answers.findIndex(({ status }) => status === 200)
      const { body } = await call('get_editable', { kind: 'news', id }, admin)
      expect(body).toMatchObject({
        revision: revision + 1,
        fields: { title: `Round ${revision + 1} of ${winner}` },
      })
    }
    expect(await auditOf(`news/${id}`)).toEqual(['add_news', ...Array.from({ length: 20 }, () => 'edit')])
  })

  it('names the field that is wrong', async () => {
    const { body } = await call(
      'edit',
      { kind: 'service', id: 'x', revision: 0, fields: { title: '' } },
      admin,
    )
    expect(body.code).toBe('invalid-input')
    expect(Object.keys(body.fields ?? {})).toEqual(expect.arrayContaining(['title', 'text']))
  })
})

describe('get_bin', () => {
  it('lists what was deleted last first, page by page', async () => {
    const mark = unique()
    for (const number of [1, 2, 3]) {
      const [{ id }] = (
        await call('add_news', forms.news(await stageCover(admin), `${mark} ${number}`), admin)
      ).body.data
      await call('delete_news', { id }, admin)
    }
    const first = await call('get_bin', { search: mark, limit: 2 }, admin)
    expect(first.body.data.map(({ name }) => name)).toEqual([`${mark} 3`, `${mark} 2`])
    const rest = await call('get_bin', { search: mark, limit: 2, cursor: first.body.next }, admin)
    expect(rest.body.data.map(({ name }) => name)).toEqual([`${mark} 1`])
  })
})
