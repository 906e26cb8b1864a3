import type { PublicRead } from '@dlm/contract/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, inParallel, newVisitor, read, send } from '../support/client.ts'
import { aProductDoc, aServiceDoc } from '../support/factories/catalogue.ts'
import { aQuestionDoc, aReplyDoc } from '../support/factories/community.ts'
import { documents, type StoredDocument, writeDocuments } from '../support/factories/documents.ts'
import { anEventDoc, aSuccessDoc } from '../support/factories/events.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { future, latest, unique } from '../support/fixtures.ts'

const word = `zephyr${unique()}`
const id = (at: number) => `test-${word}-${at}`
const dayOf = (at: number) => new Date(future + at * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const fqid = `test-question-${word}`

interface ListCase {
  name: PublicRead
  /** The entry a list of five is made of; `text` is in a field the list is searched on. */
  entry(at: number, text: string): StoredDocument
  /** Whether the list starts with the last one written. */
  newestFirst: boolean
  query?: Record<string, string>
  hasLinks?: boolean
}

const lists: ListCase[] = [
  {
    name: 'get_news',
    entry: (at, text) => documents.news(id(at), aNewsDoc({ text, createdAt: latest + at })),
    newestFirst: true,
  },
  {
    name: 'get_products',
    entry: (at, tags) => documents.products(id(at), aProductDoc({ tags, createdAt: latest + at })),
    newestFirst: true,
    hasLinks: true,
  },
  {
    name: 'get_services',
    entry: (at, text) => documents.services(id(at), aServiceDoc({ text, createdAt: latest + at })),
    newestFirst: true,
    hasLinks: true,
  },
  {
    name: 'get_all_events',
    entry: (at, deta) => documents.events(id(at), anEventDoc({ deta, date: dayOf(at) })),
    newestFirst: false,
    hasLinks: true,
  },
  {
    name: 'get_succ',
    entry: (at, deta) => documents.success(id(at), aSuccessDoc({ deta, date: dayOf(at) })),
    newestFirst: true,
  },
  {
    name: 'get_faqs',
    entry: (at, ques) =>
      documents.questions(id(at), aQuestionDoc({ ques, released: true, createdAt: future + at })),
    newestFirst: true,
  },
  {
    name: 'get_reply',
    entry: (at, ans) => documents.replies(id(at), aReplyDoc({ fqid, ans, createdAt: future + at })),
    newestFirst: false,
    query: { id: fqid },
  },
]

beforeAll(() => writeDocuments(db, [documents.questions(fqid, aQuestionDoc({ reps: 5 }))]))

/** A list as every one of these answers it. */
interface ListBody {
  data: { id: string }[]
  next?: string
  code?: string
  field?: string
}

function readList(name: PublicRead, query: Record<string, string>) {
  return send<ListBody>(`/api/${name}?${new URLSearchParams(query)}`)
}

describe.each(lists)('$name', ({ name, entry, newestFirst, query = {} }) => {
  const ids = [0, 1, 2, 3, 4].map(id)
  beforeAll(() =>
    writeDocuments(
      db,
      ids.map((_, at) => entry(at, `Some ${word.toUpperCase()} text ${at}.`)),
    ),
  )

  it('answers its order, page by page, each entry once', async () => {
    const listed: string[] = []
    let cursor: string | undefined
    do {
      const { status, body } = await readList(name, {
        ...query,
        search: word,
        limit: '2',
        ...(cursor && { cursor }),
      })
      expect(status).toBe(200)
      listed.push(...body.data.map(({ id }) => id))
      cursor = body.next
    } while (cursor)
    expect(listed).toEqual(newestFirst ? [...ids].reverse() : ids)
  })

  it.each([
    ['a part of a word', word.slice(6, 28), 5],
    ['other letters', word.toUpperCase(), 5],
    ['several words', `some ${word} TEXT 3`, 1],
    ['nothing that is not there', `${word} nowhere`, 0],
  ])('finds %s', async (_name, search, count) => {
    const { body } = await readList(name, { ...query, search })
    expect(body.data).toHaveLength(count)
  })

  it('shows no field that is none of its own', async () => {
    const { body } = await readList(name, { ...query, search: word })
    for (const entry of body.data) {
      expect(entry).not.toHaveProperty('grams')
      expect(entry).not.toHaveProperty('createdAt')
    }
  })

  it('refuses a cursor that is none, and names it', async () => {
    const ofPath = Buffer.from('[1,"a/b"]').toString('base64url')
    const reserved = Buffer.from('[1,"__a__"]').toString('base64url')
    for (const cursor of ['nonsense', ofPath, reserved]) {
      const { status, body } = await readList(name, { ...query, cursor })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'invalid-input', field: 'cursor' })
    }
  })
})

describe.each(lists.filter(({ hasLinks }) => hasLinks))('links of $name', ({ name, entry }) => {
  it('answer that entry alone, and nothing for a link to none', async () => {
    const linked = `test-link-${unique()}`
    const stored = entry(0, 'linked')
    await writeDocuments(db, [{ ...stored, path: stored.path.replace(id(0), linked) }])
    const { body } = await readList(name, { id: linked })
    expect(body.data.map(({ id }) => id)).toEqual([linked])
    expect((await readList(name, { id: 'no-such-entry' })).body.data).toEqual([])
    expect((await readList(name, { id: '../users/u1' })).status).toBe(400)
  })
})

/** The day (YYYY-MM-DD) that is this number of days from today. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('get_all_events', () => {
  it('has upcoming events first, the next at the top, then past ones, the latest at the top, across pages', async () => {
    const mark = `timeline${unique()}`
    const days = [-30, -1, 0, 5, 400]
    await writeDocuments(
      db,
      days.map((at) => documents.events(`test-${mark}-${at}`, anEventDoc({ title: mark, date: dayIn(at) }))),
    )
    const listed: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await read('get_all_events', { search: mark, limit: '2', ...(cursor && { cursor }) })
      listed.push(...body.data.map(({ date }) => date))
      cursor = body.next
    } while (cursor)
    expect(listed).toEqual([0, 5, 400, -1, -30].map(dayIn))
  })

  it('has an event that has begun among the upcoming ones, until its last day is over', async () => {
    const mark = `exhibition${unique()}`
    const lasting = { lasts: [-3, 2], 'last-day': [-3, 0], over: [-3, -1], upcoming: [1, 1] } as const
    await writeDocuments(
      db,
      Object.entries(lasting).map(([name, [from, to]]) =>
        documents.events(
          `test-${mark}-${name}`,
          anEventDoc({ title: `${mark} ${name}`, date: dayIn(from), endDate: dayIn(to) }),
        ),
      ),
    )
    const { body } = await read('get_all_events', { search: mark, limit: '9' })
    expect(body.data.map(({ title }) => title.split(' ')[1])).toEqual([
      'last-day',
      'upcoming',
      'lasts',
      'over',
    ])
  })
})

describe('watched_sr', () => {
  it('counts each visitor once a day', async () => {
    const service = `test-watched-${unique()}`
    await writeDocuments(db, [documents.services(service, aServiceDoc())])
    const visitor = newVisitor()
    await call('watched_sr', { id: service }, { visitor })
    expect((await call('watched_sr', { id: service }, { visitor })).body).toEqual({
      status: 'success',
      got: 1,
    })
    await inParallel(20, 5, () => call('watched_sr', { id: service }, { visitor: newVisitor() }))
    expect((await call('watched_sr', { id: service }, { visitor })).body.got).toBe(21)
  })

  it('is refused for a service that is not there, and nothing is written', async () => {
    const { status, body } = await call('watched_sr', { id: 'no-such-service' })
    expect(status).toBe(404)
    expect(body.code).toBe('service-not-found')
    expect((await db.collection('services/no-such-service/readers').get()).empty).toBe(true)
  })
})
