import { isListState, type ListState } from '@dlm/contract/list-states'
import { beforeAll, describe, expect, it } from 'vitest'
import { never } from '../../functions/src/content/publication.ts'
import { db } from '../support/admin.ts'
import { call, read } from '../support/client.ts'
import { aProductDoc, aServiceDoc } from '../support/factories/catalogue.ts'
import { documents, type StoredDocument, writeDocuments } from '../support/factories/documents.ts'
import { anEventDoc } from '../support/factories/events.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { firstNames, unique } from '../support/fixtures.ts'
import { aMember, anAdmin, anAdminWithoutSession, type Person } from '../support/people.ts'

const soon = Date.now() + 600_000
const many = 10 ** 12

interface Case {
  name: 'get_news' | 'get_all_events' | 'get_products' | 'get_services'
  order: 'oldest' | 'views' | 'likes' | 'name' | ListState
  /** The entry that is at this position of the list, from 1 to 3, before all others. */
  entry(id: string, at: number, text: string): StoredDocument
  /** One that the order leaves out. */
  other?(id: string, text: string): StoredDocument
}

const cases: Case[] = [
  {
    ...{ name: 'get_news', order: 'oldest' },
    entry: (id, createdAt, text) => documents.news(id, aNewsDoc({ text, createdAt })),
  },
  {
    ...{ name: 'get_news', order: 'views' },
    entry: (id, at, text) => documents.news(id, aNewsDoc({ text, views: many - at })),
  },
  {
    ...{ name: 'get_news', order: 'likes' },
    entry: (id, at, text) => documents.news(id, aNewsDoc({ text, love: many - at })),
  },
  {
    ...{ name: 'get_news', order: 'unpublished' },
    entry: (id, at, text) => documents.news(id, aNewsDoc({ text, takeDown: `2020-01-0${9 - at}` })),
    other: (id, text) => documents.news(id, aNewsDoc({ text, takeDown: '2999-01-01' })),
  },
  {
    ...{ name: 'get_news', order: 'drafts' },
    entry: (id, at, text) => documents.news(id, aNewsDoc({ text, createdAt: soon + at })),
    other: (id, text) => documents.news(id, aNewsDoc({ text })),
  },
  {
    ...{ name: 'get_news', order: 'scheduled' },
    entry: (id, at, text) => documents.news(id, aNewsDoc({ text, createdAt: soon - 1_000 + at })),
    other: (id, text) => documents.news(id, aNewsDoc({ text, createdAt: never })),
  },
  {
    ...{ name: 'get_all_events', order: 'oldest' },
    entry: (id, at, deta) => documents.events(id, anEventDoc({ deta, date: `1970-01-0${at}` })),
  },
  {
    ...{ name: 'get_all_events', order: 'drafts' },
    entry: (id, at, deta) =>
      documents.events(id, anEventDoc({ deta, date: `2031-01-0${9 - at}`, createdAt: soon + at })),
    other: (id, deta) => documents.events(id, anEventDoc({ deta })),
  },
  {
    ...{ name: 'get_products', order: 'oldest' },
    entry: (id, createdAt, tags) => documents.products(id, aProductDoc({ tags, createdAt })),
  },
  {
    ...{ name: 'get_products', order: 'name' },
    entry: (id, at, tags) => documents.products(id, aProductDoc({ name: String(firstNames[at - 1]), tags })),
  },
  {
    ...{ name: 'get_services', order: 'name' },
    entry: (id, at, text) => documents.services(id, aServiceDoc({ title: String(firstNames[at - 1]), text })),
  },
  {
    ...{ name: 'get_products', order: 'drafts' },
    entry: (id, at, tags) => documents.products(id, aProductDoc({ tags, createdAt: soon + at })),
    other: (id, tags) => documents.products(id, aProductDoc({ tags })),
  },
  {
    ...{ name: 'get_services', order: 'drafts' },
    entry: (id, at, text) => documents.services(id, aServiceDoc({ text, createdAt: soon + at })),
    other: (id, text) => documents.services(id, aServiceDoc({ text })),
  },
  {
    ...{ name: 'get_services', order: 'oldest' },
    entry: (id, createdAt, text) => documents.services(id, aServiceDoc({ text, createdAt })),
  },
  {
    ...{ name: 'get_services', order: 'views' },
    entry: (id, at, text) => documents.services(id, aServiceDoc({ text, got: many - at })),
  },
]

/** What every one of these lists takes and answers. */
interface Query {
  order: string
  limit?: number
  cursor?: string
  search?: string
  drafts?: true
}
interface Body {
  data: { id: string }[]
  next?: string
  code?: string
  fields?: Record<string, string>
}

async function list(name: Case['name'], query: Query, by?: Person): Promise<Body> {
  return (await call(name, query as object, by)).body as Body
}

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

describe.each(cases)('$name, $order', ({ name, order, entry, other }) => {
  const mark = unique()
  const id = (at: number) => `${order}-${at}-${mark}`
  const whole: Query = { order, limit: 2, ...(isListState(order) && { drafts: true }) }
  beforeAll(() =>
    writeDocuments(db, [
      // Not in the order of their ids.
      ...[3, 1, 2].map((at) => entry(id(at), at, mark)),
      ...(other ? [other(id(9), mark)] : []),
    ]),
  )
  const idsOf = ({ data }: Body) => data.map((each) => each.id)

  it('continues over its pages, with a search and without', async () => {
    for (const search of ['', mark]) {
      const first = await list(name, { ...whole, search }, admin)
      expect(idsOf(first)).toEqual([id(1), id(2)])
      const second = await list(name, { ...whole, search, cursor: first.next ?? '' }, admin)
      expect(idsOf(second)[0]).toBe(id(3))
      if (search) expect(second).toMatchObject({ data: [{ id: id(3) }] })
      if (search) expect(second.next).toBeUndefined()
    }
  })

  it('is an admin’s alone', async () => {
    const others = [undefined, await aMember(), await anAdminWithoutSession()]
    for (const person of others) {
      expect((await list(name, whole, person)).code).toBe('not-allowed')
      expect((await list(name, { order: 'newest' }, person)).data).toBeDefined()
    }
    expect((await read(name, { order })).body).toMatchObject({ code: 'not-allowed' })
    expect((await read(name, { order: 'newest' })).body).toMatchObject({ status: 'success' })
  })

  it('takes no cursor of another order, nor gives one for it', async () => {
    const { next = '' } = await list(name, whole, admin)
    const newest = await list(name, { order: 'newest', limit: 1 }, admin)
    for (const cursor of [next, newest.next]) expect(cursor).toBeTruthy()
    expect(await list(name, { ...whole, cursor: newest.next ?? '' }, admin)).toMatchObject({
      ...{ code: 'invalid-input', field: 'cursor' },
    })
    expect(await list(name, { order: 'newest', cursor: next }, admin)).toMatchObject({
      ...{ code: 'invalid-input', field: 'cursor' },
    })
  })
})

it('shows drafts in every order to who asks for them, and else names none, in a cursor neither', async () => {
  const mark = unique()
  const article = (kind: string, at: number, createdAt: number) =>
    documents.news(`${kind}-${at}-${mark}`, aNewsDoc({ text: mark, views: many + at, createdAt }))
  await writeDocuments(db, [article('out', 1, 5), article('draft', 2, soon), article('out', 3, 6)])
  const ids = async (query: Query) =>
    (await list('get_news', { search: mark, ...query }, admin)).data.map(({ id }) =>
      id.split('-', 2).join('-'),
    )
  expect(await ids({ order: 'views', drafts: true })).toEqual(['out-3', 'draft-2', 'out-1'])
  expect(await ids({ order: 'views' })).toEqual(['out-3', 'out-1'])
  expect(await ids({ order: 'oldest', drafts: true })).toEqual(['out-1', 'out-3', 'draft-2'])
  expect(await ids({ order: 'oldest' })).toEqual(['out-1', 'out-3'])
  const { next = '' } = await list('get_news', { order: 'views', search: mark, limit: 1 }, admin)
  const [prefix, cursor = ''] = next.split('.')
  expect([prefix, Buffer.from(cursor, 'base64url').toString()]).toEqual([
    'views',
    expect.stringContaining('out-3'),
  ])
})

it('has no order by a field that its documents do not have, and no drafts unless requested', async () => {
  const refused = [
    ['get_products', { order: 'views' }],
    ['get_products', { order: 'drafts' }],
    ['get_services', { order: 'drafts' }],
    ['get_all_events', { order: 'views' }],
    ['get_news', { order: 'love' }],
    ['get_news', { order: 'name' }],
    ['get_services', { order: 'longest' }],
    ['get_news', { order: 'drafts' }],
    ['get_news', { order: 'scheduled' }],
    ['get_services', { order: 'unpublished' }],
    ['get_services', { order: 'likes' }],
    ['get_all_events', { order: 'drafts' }],
  ] as const
  for (const [name, query] of refused)
    expect([name, query.order, await list(name, query, admin)]).toMatchObject([
      ...[name, query.order],
      { code: 'invalid-input', field: 'order' },
    ])
})
